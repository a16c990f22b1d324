import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { bringIntoView } from '@/components/ui/bring-into-view';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import type { Json, Pointer } from '@/lib/grounding/model';
import { trailTo } from './json-nodes';
import { JsonTreeRow } from './json-tree-row';
import { RawHead } from './raw-head';
import { useJsonTree } from './use-json-tree';

const asJson = (body: Json) => JSON.stringify(body, null, 2);

/** The decoded body as a tree; a place that was asked for opens, is marked, comes into view and takes the keyboard. */
export function RawTree({ body, at, children }: { body: Json; at: Pointer | null; children: ReactNode }) {
  const id = useId();
  const tree = useJsonTree(body, at);
  const box = useRef<HTMLDivElement>(null);
  const trail = useMemo(() => (at === null ? null : trailTo(body, at)), [body, at]);
  const activeRow = tree.rows[tree.active];

  useEffect(() => {
    if (at === null) return;
    box.current?.focus({ preventScroll: true });
    const row = box.current?.querySelector('[data-asked]');
    if (row) bringIntoView(row, 'center');
  }, [at]);
  useEffect(() => {
    if (document.activeElement === box.current) {
      box.current?.children[tree.active]?.scrollIntoView({ block: 'nearest' });
    }
  }, [tree.active]);

  return (
    <>
      <RawHead
        place={
          <>
            <code className="truncate font-mono" title="JSON pointer of the active row">
              {activeRow?.node.pointer || 'the whole body'}
            </code>
            <CopyButton label="Copy the pointer" text={() => activeRow?.node.pointer ?? ''} />
          </>
        }
        aside={
          <>
            <CopyButton label="Copy the body as JSON" text={() => asJson(body)}>
              copy JSON
            </CopyButton>
            <DownloadButton
              label="Download the body as JSON"
              name="body.json"
              type="application/json"
              text={() => asJson(body)}
            >
              download
            </DownloadButton>
          </>
        }
      >
        {children}
      </RawHead>
      {trail?.complete === false && (
        <p className="mb-2 rounded bg-warn-bg px-2 py-1 text-[13px] text-warn">
          The body has no <code className="font-mono [overflow-wrap:anywhere]">{at}</code>; this is the
          nearest place that exists.
        </p>
      )}
      <div
        ref={box}
        role="tree"
        aria-label="Raw body"
        tabIndex={0}
        aria-activedescendant={`${id}-${tree.active}`}
        onKeyDown={tree.onKeyDown}
        onClick={(event) => {
          // The end of a drag over the text is no press on a row.
          const row = window.getSelection()?.isCollapsed === false ? undefined : tree.rows[rowUnder(event)];
          if (row === undefined) return;
          event.currentTarget.focus({ preventScroll: true });
          tree.activate(row);
          tree.toggle(row);
        }}
        className="group/tree font-mono outline-none text-[12.5px] leading-5"
      >
        {tree.rows.map((row, index) => (
          <JsonTreeRow
            key={row.node.id}
            id={`${id}-${index}`}
            row={row}
            active={index === tree.active}
            asked={row.node.id === trail?.id}
          />
        ))}
      </div>
    </>
  );
}

function rowUnder({ target, currentTarget }: MouseEvent<HTMLElement>): number {
  const row = target instanceof Element ? target.closest('[role="treeitem"]') : null;
  return row === null ? -1 : Array.from(currentTarget.children).indexOf(row);
}
