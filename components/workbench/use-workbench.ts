import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Failure } from '@/lib/outcome';
import type { BackendOption } from '@/lib/request';
import { createSelectionStore } from '@/lib/selection';
import type { EmbeddedTarget } from '@/lib/target';
import { captureOfRun, type Shown } from './capture-of';
import { type Settings, useSettings } from './settings';
import { type Actions, useAsking } from './use-asking';
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
  const { run, ask: send, stop } = useAsking(actions);
  const question = useDraft(settings.q);
  const pasted = useKeptState('pasted', '');
  const [opened, setOpened] = useState<{ text: string; count: number } | null>(null);
  const [file, setFile] = useState<{ name: string; failure: Failure | null } | null>(null);
  const [result, setResult] = useState('');
  const [formOpen, setFormOpen] = useState(!settings.asked && settings.sample === null);
  const samples = useSamples();
  const sample = useSample(settings.mode === 'open' ? settings.sample : null, samples.data);

  // What the address names and isn't here is not replaced by something else: a shared link would then show another thing.
  const backend = settings.source === '' ? backends[0] : backends.find((one) => one.id === settings.source);
  const corpus =
    settings.corpus === ''
      ? backend?.corpora[0]
      : backend?.corpora.find((one) => one.name === settings.corpus);

  const moved = useRef(true);
  const sendNow = useCallback(
    (text: string) => {
      if (!backend || !corpus) return;
      setFormOpen(false);
      send({
        runId: crypto.randomUUID(),
        build,
        question: text,
        target: { ...targetOf(settings), corpus: corpus.name },
      });
    },
    [send, backend, build, corpus, settings],
  );
  const ask = useCallback(
    (text: string) => {
      if (!backend || !corpus || text.trim() === '') return;
      const fits = encodeURIComponent(text).length <= longestInAddress;
      const place = { source: backend.id, corpus: corpus.name };
      moved.current = false;
      setSettings(
        { mode: 'ask', q: fits ? text : null, asked: fits ? true : null, sample: null, sel: null, ...place },
        { history: 'push' },
      );
      question.set(text, fits ? text : '');
      sendNow(text);
    },
    [backend, corpus, question.set, sendNow, setSettings],
  );

  const openText = useCallback(
    (text: string) => {
      if (text.trim() === '') return;
      setSettings({ mode: 'open', sample: null, sel: null }, { history: 'push' });
      setOpened((before) => ({ text, count: (before?.count ?? 0) + 1 }));
      setFormOpen(false);
    },
    [setSettings],
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
        openText(text);
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
    [openText, pasted.set],
  );
  useFileDrop(openFile);

  // A reload, a shared link, Back and Forward show the same thing again. Only what costs nothing is asked without a click.
  useEffect(() => {
    const step = () => {
      moved.current = true;
    };
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);
  const follow = useEffectEvent((mode: Settings['mode'], q: string) => {
    if (!moved.current || mode !== 'ask' || !settings.asked || backend === undefined || backend.billed)
      return;
    if (run?.request.question !== q) sendNow(q);
  });
  useEffect(() => follow(settings.mode, settings.q), [settings.mode, settings.q]);
  const reopen = useEffectEvent(() => {
    if (settings.mode !== 'open' || settings.sample || pasted.value.trim() === '') return;
    setOpened({ text: pasted.value, count: 1 });
    setFormOpen(false);
  });
  useEffect(() => {
    if (pasted.restored) reopen();
  }, [pasted.restored]);

  const shown = useMemo((): Shown | null => {
    if (settings.mode === 'ask') return run && captureOfRun(run);
    if (settings.sample)
      return sample.data ? { key: `sample:${settings.sample}`, capture: sample.data } : null;
    if (!opened) return null;
    return {
      key: `text:${opened.count}`,
      capture: { source: 'paste', body: opened.text, question: null, retrieval: null },
    };
  }, [opened, run, sample.data, settings.mode, settings.sample]);

  return {
    ...{ settings, setSettings, store, run, stop, question, pasted, file, setFile, formOpen, setFormOpen },
    ...{ result, setResult, samples, sample, backend, corpus, ask, openText, openFile, shown },
    busy: settings.mode === 'ask' && run !== null && run.state !== 'done',
  };
}

export type WorkbenchState = ReturnType<typeof useWorkbench>;

const targetOf = (settings: Settings): Omit<EmbeddedTarget, 'corpus'> => ({
  backend: 'embedded',
  retrieval: {
    topK: settings.k,
    threshold: settings.limit === 'none' ? null : { kind: settings.limit, value: settings.at },
    fileIds: settings.files,
  },
  generation: { maxOutputTokens: settings.max },
});
