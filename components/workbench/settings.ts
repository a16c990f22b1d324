import {
  parseAsBoolean,
  parseAsFloat,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
  type Values,
} from 'nuqs';
import { useCallback, useMemo } from 'react';

const reportTabs = ['coverage', 'diagnostics', 'retrieval', 'stream', 'raw'] as const;

/** What the address carries beside the settings of the chosen source, so that a reload or a shared link shows the same. */
const parsers = {
  mode: parseAsStringLiteral(['ask', 'open']).withDefault('ask'),
  q: parseAsString.withDefault(''),
  source: parseAsString.withDefault(''),
  asked: parseAsBoolean.withDefault(false),
  sample: parseAsString,
  /** The response of the open batch that is looked at. */
  row: parseAsInteger,
  /** Which of several readings of the input is shown; null: the one with most to see. */
  reading: parseAsString,
  view: parseAsStringLiteral(['rendered', 'source']).withDefault('rendered'),
  min: parseAsFloat.withDefault(0),
  sel: parseAsString,
  tab: parseAsStringLiteral(reportTabs),
};

export function useSettings() {
  const [settings, set] = useQueryStates(parsers, { history: 'replace', scroll: false });
  // An address can hold anything.
  const bounded = useMemo(() => ({ ...settings, min: Math.min(1, Math.max(0, settings.min)) }), [settings]);
  // Another input has readings of its own.
  const setSettings: SetSettings = useCallback(
    (change, options) =>
      void set('sample' in change || 'row' in change ? { reading: null, ...change } : change, options),
    [set],
  );
  return [bounded, setSettings] as const;
}

export type Settings = Values<typeof parsers>;
export type SetSettings = (
  change: Partial<{ [Key in keyof Settings]: Settings[Key] | null }>,
  options?: { history: 'push' },
) => void;
