import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { MarkedText } from '@/components/text/marked-text';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { counted } from '@/components/ui/wording';
import { findInText, syntaxNames } from '@/lib/grounding/decode/places/find-in-text';
import type { Pointer } from '@/lib/grounding/model';
import { RawHead } from './raw-head';
import { rowAt, type TextRow, textRows } from './text-rows';

/** The text as it came; a place that was asked for is marked, comes into view and takes the keyboard. */
export function RawText({ text, at, children }: { text: string; at: Pointer | null; children: ReactNode }) {
  // Nothing is read once more until a place in it is asked for.
  const read = useMemo(() => (at === null ? null : findInText(text)), [at, text]);
  const rows = useMemo(() => textRows(text), [text]);
  const marked = useMemo(() => (at === null ? null : (read?.find(at) ?? null)), [read, at]);
  const row = marked === null ? null : rowAt(rows, marked.start);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);

  useEffect(() => {
    // What scrolls takes part in Tab, so that the keyboard can scroll it.
    if (box.current) box.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    if (row === null) return;
    box.current?.focus({ preventScroll: true });
    list.current?.scrollToIndex(row, { align: 'center' });
  }, [row]);

  const first = row === null ? null : lineOf(rows, row);
  const place =
    first === null || marked === null ? '' : `line ${first.line}, column ${marked.start - first.start + 1}`;
  const syntax = read === null ? 'text' : syntaxNames[read.syntax];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <RawHead
        place={
          <span className="truncate">
            {at === null ? counted(rows.findLast(({ line }) => line !== null)?.line ?? 1, 'line') : syntax}
            {place === '' ? '' : ` · ${place}`}
          </span>
        }
        aside={
          <>
            <CopyButton label="Copy the text" text={() => text}>
              copy text
            </CopyButton>
            <DownloadButton label="Download the text" name="body.txt" type="text/plain" text={() => text}>
              download
            </DownloadButton>
          </>
        }
      >
        {children}
      </RawHead>
      {at !== null && read === null && (
        <p className="mb-2 rounded bg-warn-bg px-2 py-1 text-[13px] text-warn">
          Where this stands in the text can’t be told. The tree shows it.
        </p>
      )}
      {/* A box of its own that scrolls: only the rows in sight are in the page. */}
      <section
        ref={box}
        aria-label="The text as it came"
        className="min-h-0 grow overflow-auto rounded border border-line bg-sunken py-1 font-mono text-[12.5px] leading-5 max-lg:h-[60vh]"
      >
        <Virtualizer ref={list} scrollRef={box} data={rows}>
          {(each) => <Row key={each.start} row={each} text={text} marked={marked} />}
        </Virtualizer>
      </section>
    </div>
  );
}

/** The beginning of the line that a row belongs to. */
function lineOf(rows: readonly TextRow[], index: number): { line: number; start: number } | null {
  for (let at = index; at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.line != null) return { line: row.line, start: row.start };
  }
  return null;
}

function Row({
  row: { start, end, line },
  text,
  marked,
}: {
  row: TextRow;
  text: string;
  marked: { start: number; end: number } | null;
}) {
  const from = Math.min(end, Math.max(start, marked?.start ?? end));
  const to = Math.max(from, Math.min(end, marked?.end ?? from));
  const isIn = marked !== null && to > from;
  return (
    <div className={`flex border-s-2 ${isIn ? 'border-accent' : 'border-transparent'}`}>
      <span aria-hidden="true" className="w-12 shrink-0 pe-3 text-right text-muted tabular-nums select-none">
        {line}
      </span>
      <span dir="ltr" className="min-w-0 flex-1 pe-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
        <MarkedText text={text.slice(start, from)} />
        {isIn && (
          <mark data-asked className="rounded-xs bg-tint text-ink">
            <MarkedText text={text.slice(from, to)} />
          </mark>
        )}
        <MarkedText text={text.slice(to, end)} />
        {'\n'}
      </span>
    </div>
  );
}
