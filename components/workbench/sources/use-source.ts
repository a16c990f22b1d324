import { parseAsString, useQueryStates } from 'nuqs';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BackendOption } from '@/lib/request';
import type { SetSettings, Settings } from '../settings';
import { sources } from './index';
import { forAddress, withLongTexts } from './long-text';
import { emptyMemory, type Memory, readMemory, writeMemory } from './memory';
import { changed, type Written, type WrittenChange } from './written';

/** Texts here, whatever they mean: what a key means is the business of the source it belongs to. */
const keys = Object.fromEntries(sources.flatMap((source) => source.keys.map((key) => [key, parseAsString])));

const nothing: Written = {};

/**
 * The chosen source and its settings. The address says both; where it is silent, what this browser remembers holds, and
 * what the address says wins. Settings of the other sources wait in the memory.
 */
export function useSource(backends: BackendOption[], settings: Settings, setSettings: SetSettings) {
  const [address, setAddress] = useQueryStates(keys, { history: 'replace', scroll: false });
  const [memory, setMemory] = useState(emptyMemory);
  // After hydration: the server can't know what the browser keeps.
  useEffect(() => setMemory(readMemory()), []);

  const remembered = backends.some((one) => one.id === memory.last) ? (memory.last ?? '') : '';
  const isSilent = !settings.asked && Object.values(address).every((value) => value === null);
  const id = settings.source || (isSilent ? remembered : '') || (backends[0]?.id ?? '');
  // What the address names and isn't here is not replaced by something else: a shared link would then show another thing.
  const option = backends.find((one) => one.id === id);
  const source = sources.find((one) => one.id === id);

  const { written, missing } = useMemo(() => {
    const kept = memory.settings[id] ?? nothing;
    const said = Object.fromEntries(
      (source?.keys ?? []).flatMap((key) => (address[key] == null ? [] : [[key, address[key]]])),
    );
    return settings.asked || Object.keys(said).length > 0
      ? withLongTexts(said, kept)
      : { written: kept, missing: [] };
  }, [address, id, memory, settings.asked, source]);

  const keep = useCallback((after: Memory) => {
    setMemory(after);
    writeMemory(after);
  }, []);

  // Deeds may follow one another before the page is drawn anew: each builds on what the last one left here.
  const now = useRef({ id, written, memory, asked: settings.asked });
  useEffect(() => {
    now.current = { id, written, memory, asked: settings.asked };
  });

  /**
   * The address follows the form, so with a change nothing was asked with it yet. It changes in an entry of the history
   * of its own: the entry of the question that was asked stays what it was, and Back leads to it and its answer.
   */
  const unask = useCallback(
    (source: string) => {
      const { asked } = now.current;
      now.current = { ...now.current, asked: false };
      setSettings({ source, asked: null }, asked ? { history: 'push' } : undefined);
    },
    [setSettings],
  );

  /**
   * Writes all settings of the chosen source into the address and the memory, with a change.
   *
   * @returns what was written
   */
  const writeAll = useCallback(
    (change: WrittenChange) => {
      const { id, written, memory, asked } = now.current;
      const next = changed(written, change);
      const after = { last: id, settings: { ...memory.settings, [id]: next } };
      now.current = { id, written: next, memory: after, asked };
      keep(after);
      void setAddress(addressOf(next));
      return { source: id, written: next };
    },
    [keep, setAddress],
  );

  const write = useCallback((change: WrittenChange) => unask(writeAll(change).source), [unask, writeAll]);

  /** Takes another source; the settings of both stay as they are. */
  const choose = useCallback(
    (next: string) => {
      const { id, written, memory } = now.current;
      keep({ last: next, settings: { ...memory.settings, [id]: written } });
      void setAddress(addressOf(nothing));
      unask(next);
    },
    [keep, setAddress, unask],
  );

  return { id, option, source, written, missing, write, writeAll, choose };
}

/** Every key there is: what the chosen source doesn't set leaves the address. */
const addressOf = (written: Written) =>
  Object.fromEntries(
    Object.keys(keys).map((key) => [key, written[key] === undefined ? null : forAddress(written[key])]),
  );
