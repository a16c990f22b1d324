import type { Written } from './written';

const key = 'grounding-inspector/sources';

/** What this browser remembers: the source that was used last, and the settings of each. Never anything secret. */
export type Memory = { last: string | null; settings: Readonly<Record<string, Written>> };

export const emptyMemory: Memory = { last: null, settings: {} };

/** A browser that keeps nothing, or something that can't be read, remembers nothing. */
export function readMemory(): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isRecord(kept)) return emptyMemory;
    const settings = isRecord(kept.settings) ? kept.settings : {};
    return {
      last: typeof kept.last === 'string' ? kept.last : null,
      settings: Object.fromEntries(
        Object.entries(settings).map(([id, written]) => [id, isRecord(written) ? textsOf(written) : {}]),
      ),
    };
  } catch {
    return emptyMemory;
  }
}

export function writeMemory(memory: Memory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textsOf = (record: Record<string, unknown>): Written =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
