import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Batch } from '@/components/batch/batch-store';
import type { Chosen } from '@/components/batch/messages';
import type { Row } from '@/lib/batch/row';
import type { Failure } from '@/lib/outcome';
import type { Shown } from './capture-of';
import type { SetSettings, Settings } from './settings';

/** Text that may hold several responses; others needn't be looked into. */
const mayBeMany = (text: string): boolean => /^\s*\[|^\s*\{.*\n\s*\{|"inlined_?responses"/i.test(text);

const nothing = () => () => undefined;

/** The batch that is open, if any, and the one of its rows that is looked at. */
export function useBatch(settings: Settings, setSettings: SetSettings) {
  const [batch, setBatch] = useState<Batch | null>(null);
  // Whether the step before in the history is the table.
  const fromTable = useRef(false);
  // What is opened last is shown, even when something before it takes longer to look into.
  const latest = useRef(0);
  const wanted = settings.mode === 'open' ? settings.row : null;
  // After a reload the row that the address names is there once it was read again.
  const row = useSyncExternalStore(
    batch?.subscribe ?? nothing,
    () => (wanted === null ? null : (batch?.get().rows[wanted] ?? null)),
    () => null,
  );

  const close = useCallback(() => {
    setBatch((before) => {
      before?.stop();
      return null;
    });
  }, []);

  /** Opens it as a batch; `onSingle` is told when it is none. `isAgain`: after a reload, which is no step in the history. */
  const open = useCallback(
    async (chosen: readonly Chosen[], onSingle: () => void, isAgain = false) => {
      latest.current += 1;
      const turn = latest.current;
      const { openChosen } = await import('@/components/batch/open-chosen');
      close();
      const opened = await openChosen(chosen, () => {
        if (turn !== latest.current) return;
        setBatch(null);
        onSingle();
      });
      if (turn !== latest.current) opened?.stop();
      if (turn !== latest.current || opened === null) return;
      fromTable.current = false;
      setBatch(opened);
      if (!isAgain) setSettings({ mode: 'open', sample: null, sel: null, row: null }, { history: 'push' });
    },
    [close, setSettings],
  );

  const openPasted = useCallback(
    async (text: string, onSingle: () => void, isAgain = false) => {
      if (!mayBeMany(text)) {
        latest.current += 1;
        close();
        onSingle();
        return;
      }
      const { pastedFile } = await import('@/components/batch/open-chosen');
      await open(pastedFile(text), onSingle, isAgain);
    },
    [close, open],
  );

  const openRow = (next: Row) => {
    const change = { row: next.id, sel: null };
    if (row !== null) setSettings(change);
    else {
      fromTable.current = true;
      setSettings(change, { history: 'push' });
    }
  };
  const back = () => {
    if (fromTable.current) history.back();
    else setSettings({ row: null, sel: null });
  };

  const file = row && batch?.files[row.place.file]?.file;
  // Of some rows there is nothing to look at but why.
  const isReadable = row !== null && row.place.end > row.place.start && file != null;
  const text = useQuery({
    queryKey: ['row', batch?.key, row?.id],
    enabled: isReadable,
    // A row is read again from its file whenever it is opened; its text is not kept.
    gcTime: 0,
    queryFn: async () => {
      const { textAt } = await import('@/lib/batch/text-at');
      return file && row ? textAt(file, row.place) : '';
    },
  });

  const shown = useMemo((): Shown | null => {
    if (!batch || !row || text.data === undefined) return null;
    return {
      key: `row:${batch.key}:${row.id}`,
      capture: { source: 'file', body: text.data, question: null, retrieval: null },
    };
  }, [batch, row, text.data]);
  return {
    batch,
    row,
    shown,
    failure: failureOf(row, isReadable, text.error),
    open,
    openPasted,
    openRow,
    back,
    close,
  };
}

function failureOf(row: Row | null, isReadable: boolean, error: Error | null): Failure | null {
  if (row === null) return null;
  if (!isReadable && row.failure) {
    const { message, hint } = row.failure;
    return { code: 'bad-input', message, hint };
  }
  if (error === null) return null;
  return {
    code: 'bad-input',
    message: `${row.name} could not be read again: it was changed or moved since.`,
    hint: 'Open it once more.',
  };
}
