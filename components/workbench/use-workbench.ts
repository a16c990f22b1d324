import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chosenOf, droppedFiles } from '@/components/batch/chosen-files';
import type { Chosen } from '@/components/batch/messages';
import { type Failure, fail } from '@/lib/outcome';
import type { BackendOption } from '@/lib/request';
import { createSelectionStore } from '@/lib/selection';
import { askedKey, fitsAddress } from './asked';
import { captureOfRun, type Shown } from './capture-of';
import { useSettings } from './settings';
import { useSource } from './sources/use-source';
import { changed, type WrittenChange } from './sources/written';
import { useAskedRun } from './use-asked-run';
import { type Actions, type Run, useAsking } from './use-asking';
import { useBatch } from './use-batch';
import { useDraft } from './use-draft';
import { useFileDrop } from './use-file-drop';
import { useKeptState } from './use-kept-state';
import { useSample, useSamples } from './use-opened';

/** A browser holds about this much text in one string before it gives up. */
const largestFile = 400_000_000;

/**
 * All state of the workbench, and the deeds that change it. Longer than other files: asking and opening share the address,
 * the form and the place of the result, and their order is seen only where they stand together.
 */
export function useWorkbench(backends: BackendOption[], build: string, actions: Actions) {
  const [settings, setSettings] = useSettings();
  const [store] = useState(createSelectionStore);
  const asking = useAsking(actions);
  const { ask: send, stop } = asking;
  const question = useDraft(settings.q);
  const pasted = useKeptState('pasted', '');
  const [opened, setOpened] = useState<{ text: string; count: number } | null>(null);
  const [file, setFile] = useState<{ name: string; failure: Failure | null } | null>(null);
  const [result, setResult] = useState('');
  const source = useSource(backends, settings, setSettings);
  const { option, written, write, writeAll, choose } = source;
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

  // All that is asked with, also what was remembered, or the first of a list.
  const corpus = target.ok && 'corpus' in target.value ? target.value.corpus : null;
  const sendNow = useCallback(
    (text: string) => {
      if (!target.ok) return setFormOpen(true);
      setFormOpen(false);
      const asked = { source: source.id, written: corpus === null ? written : changed(written, { corpus }) };
      send({ runId: crypto.randomUUID(), build, question: text, target: target.value }, asked);
    },
    [build, corpus, send, source.id, target, written],
  );
  const { isElsewhere, waits, stay } = useAskedRun(settings, target, billed, asking, sendNow);
  const run = isElsewhere ? null : asking.run;
  const earlier = isElsewhere ? null : asking.earlier;
  const ask = useCallback(
    (text: string) => {
      if (text.trim() === '') return;
      if (!target.ok) return setFormOpen(true);
      const fits = fitsAddress(text);
      stay();
      const { source } = writeAll(corpus === null ? {} : { corpus });
      // Each question that was asked is one entry: it takes the place of the changed form it was asked from, and asking
      // the same again is no new one.
      const isHere = settings.asked ? settings.q === text : settings.q !== '';
      setSettings(
        { mode: 'ask', source, q: fits ? text : null, asked: fits ? true : null, sample: null, sel: null },
        isHere && settings.mode === 'ask' ? undefined : { history: 'push' },
      );
      question.set(text, fits ? text : '');
      sendNow(text);
    },
    [corpus, question.set, sendNow, setSettings, settings, stay, target, writeAll],
  );
  const changeForm = {
    write: useCallback(
      (change: WrittenChange) => {
        stay();
        write(change);
      },
      [stay, write],
    ),
    choose: useCallback(
      (id: string) => {
        stay();
        choose(id);
      },
      [stay, choose],
    ),
  };

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

  /** Whether that run asked what the form would ask now, of the same. */
  const asksLike = (one: Run, text: string) =>
    target.ok && askedKey(one.request) === askedKey({ question: text, target: target.value });
  const retrieved = run?.contexts?.ok && asksLike(run, question.value) ? run.contexts.value.body : null;
  const shownRun = arrived ? run : earlier;

  return {
    ...{
      backends,
      settings,
      setSettings,
      store,
      run,
      stop,
      question,
      pasted,
      file,
      setFile,
      formOpen,
      setFormOpen,
    },
    ...{
      result,
      setResult,
      samples,
      sample,
      source: { ...source, ...changeForm },
      target,
      ask,
      openText,
      openFiles,
      shown,
      actions,
      batch,
    },
    busy: settings.mode === 'ask' && run !== null && run.state !== 'done',
    /** What retrieval brought for the question and the settings in the form, if those were asked. */
    retrieved,
    /** The run that is shown: the last one that brought something. */
    shownRun,
    /** The form holds settings that what is shown was not asked with. */
    isChanged: shownRun !== null && !asksLike(shownRun, shownRun.request.question),
    /** A question came with the address whose asking would cost money: it waits for a click. */
    waits,
  };
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;
