import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chosenOf, droppedFiles } from '@/components/batch/chosen-files';
import type { Chosen } from '@/components/batch/messages';
import { type Failure, fail } from '@/lib/outcome';
import type { BackendOption } from '@/lib/request';
import { createSelectionStore } from '@/lib/selection';
import { captureOfRun, type Shown } from './capture-of';
import { type Settings, useSettings } from './settings';
import { useSource } from './sources/use-source';
import { type Actions, useAsking } from './use-asking';
import { useBatch } from './use-batch';
import { useDraft } from './use-draft';
import { useFileDrop } from './use-file-drop';
import { useKeptState } from './use-kept-state';
import { useSample, useSamples } from './use-opened';

/** A longer question (counted as the address writes it) stays out of the address: servers refuse long ones. */
const longestInAddress = 2000;

/** A browser holds about this much text in one string before it gives up. */
const largestFile = 400_000_000;

/** All state of the workbench, and the deeds that change it. */
export function useWorkbench(backends: BackendOption[], build: string, actions: Actions) {
  const [settings, setSettings] = useSettings();
  const [store] = useState(createSelectionStore);
  const { run, earlier, ask: send, stop } = useAsking(actions);
  const question = useDraft(settings.q);
  const pasted = useKeptState('pasted', '');
  const [opened, setOpened] = useState<{ text: string; count: number } | null>(null);
  const [file, setFile] = useState<{ name: string; failure: Failure | null } | null>(null);
  const [result, setResult] = useState('');
  const source = useSource(backends, settings, setSettings);
  const { option, written, write } = source;
  const billed = option?.billed ?? false;
  const [formOpen, setFormOpen] = useState((!settings.asked || billed) && settings.sample === null);
  const samples = useSamples();
  const sample = useSample(settings.mode === 'open' ? settings.sample : null, samples.data);
  const target = useMemo(
    () =>
      option && source.source
        ? source.source.targetOf(written, option)
        : fail('not-found', `The source "${source.id}" isn’t here.`, 'Choose another one in the form.'),
    [option, source.id, source.source, written],
  );

  // Brought here by a link, a reload, Back or Forward, and not by asking.
  const [moved, setMoved] = useState(true);
  const sendNow = useCallback(
    (text: string) => {
      if (!target.ok) return setFormOpen(true);
      setFormOpen(false);
      send({ runId: crypto.randomUUID(), build, question: text, target: target.value });
    },
    [send, build, target],
  );
  const ask = useCallback(
    (text: string) => {
      if (text.trim() === '') return;
      if (!target.ok) return setFormOpen(true);
      const fits = encodeURIComponent(text).length <= longestInAddress;
      setMoved(false);
      // All that was asked with stands in the address, also what was remembered, or the first of a list.
      write('corpus' in target.value ? { corpus: target.value.corpus } : {});
      setSettings(
        { mode: 'ask', q: fits ? text : null, asked: fits ? true : null, sample: null, sel: null },
        { history: 'push' },
      );
      question.set(text, fits ? text : '');
      sendNow(text);
    },
    [question.set, sendNow, setSettings, target, write],
  );

  const batch = useBatch(settings, setSettings);
  const openSingle = useCallback(
    (text: string, isAgain = false) => {
      if (text.trim() === '') return;
      if (!isAgain) setSettings({ mode: 'open', sample: null, row: null, sel: null }, { history: 'push' });
      setOpened((before) => ({ text, count: (before?.count ?? 0) + 1 }));
      setFormOpen(false);
    },
    [setSettings],
  );

  const openText = useCallback(
    (text: string, isAgain = false) => {
      if (text.trim() === '') return;
      setFormOpen(false);
      batch.openPasted(text, () => openSingle(text, isAgain), isAgain);
    },
    [batch.openPasted, openSingle],
  );

  const openFile = useCallback(
    async (chosen: File) => {
      const failure = (message: string, hint: string): Failure => ({ code: 'bad-input', message, hint });
      if (chosen.size > largestFile) {
        const megabytes = Math.round(chosen.size / 1e6);
        setFile({
          name: chosen.name,
          failure: failure(`${chosen.name} has ${megabytes} MB.`, 'Cut it to 400 MB or less.'),
        });
        return;
      }
      try {
        const text = await chosen.text();
        setFile({ name: chosen.name, failure: null });
        pasted.set(text);
        openSingle(text);
      } catch {
        setFile({
          name: chosen.name,
          failure: failure(
            `The browser could not read ${chosen.name}.`,
            'Choose a file, not a folder, that this account may read.',
          ),
        });
      }
    },
    [openSingle, pasted.set],
  );
  const openChosen = useCallback(
    (chosen: readonly Chosen[]) => {
      setFile(null);
      setFormOpen(false);
      const [first] = chosen;
      batch.open(chosen, () => first?.file && openFile(first.file));
    },
    [batch.open, openFile],
  );
  const openFiles = useCallback((files: Iterable<File>) => openChosen(chosenOf(files)), [openChosen]);
  useFileDrop(useCallback(async (items) => openChosen(await droppedFiles(items)), [openChosen]));

  // A reload, a shared link, Back and Forward show the same thing again. Only what costs nothing is asked without a click.
  useEffect(() => {
    const step = () => setMoved(true);
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);
  const isNew = settings.asked && moved && run?.request.question !== settings.q;
  const follow = useEffectEvent((mode: Settings['mode'], q: string) => {
    if (mode === 'ask' && isNew && target.ok && !billed) sendNow(q);
  });
  useEffect(() => follow(settings.mode, settings.q), [settings.mode, settings.q]);
  const reopen = useEffectEvent(() => {
    if (settings.mode !== 'open' || settings.sample || pasted.value.trim() === '') return;
    openText(pasted.value, true);
  });
  useEffect(() => {
    if (pasted.restored) reopen();
  }, [pasted.restored]);

  const arrived = useMemo(() => run && captureOfRun(run), [run]);
  const before = useMemo(() => earlier && captureOfRun(earlier), [earlier]);
  const shown = useMemo((): Shown | null => {
    if (settings.mode === 'ask') return arrived ?? before;
    if (settings.sample)
      return sample.data ? { key: `sample:${settings.sample}`, capture: sample.data } : null;
    if (batch.batch) return batch.shown;
    if (!opened) return null;
    return {
      key: `text:${opened.count}`,
      capture: { source: 'paste', body: opened.text, question: null, retrieval: null },
    };
  }, [arrived, batch.batch, batch.shown, before, opened, sample.data, settings.mode, settings.sample]);

  const retrieved =
    run?.contexts?.ok && target.ok && JSON.stringify(run.request.target) === JSON.stringify(target.value)
      ? run.contexts.value.body
      : null;

  return {
    ...{ settings, setSettings, store, run, stop, question, pasted, file, setFile, formOpen, setFormOpen },
    ...{
      result,
      setResult,
      samples,
      sample,
      source,
      target,
      ask,
      openText,
      openFiles,
      shown,
      actions,
      batch,
    },
    busy: settings.mode === 'ask' && run !== null && run.state !== 'done',
    /** What retrieval brought for the form as it stands, if that was asked. */
    retrieved,
    /** The run that is shown: the last one that brought something. */
    shownRun: arrived ? run : earlier,
    /** A question came with the address whose asking would cost money: it waits for a click. */
    waits: settings.mode === 'ask' && isNew && billed,
  };
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;
