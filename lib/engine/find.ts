import { fail, type Outcome, ok } from '../outcome';
import { type Asked, type Hit, type Opened, type SearchSettings, search } from '../retrieval';
import type { Library } from './library';

/** What a question found, with all that composing an answer over it needs. */
export type Found = { opened: Opened; asked: Asked; hits: Hit[] };

/** Asks one corpus. Fails with `bad-input` when the settings are wrong, and with `stopped` when the signal has aborted. */
export async function find(
  library: Library,
  opened: Opened,
  question: string,
  settings: SearchSettings,
  signal: AbortSignal,
): Promise<Outcome<Found>> {
  const asked = await library.ask(opened, question);
  if (signal.aborted) return fail('stopped', 'Stopped.');
  const found = search(opened, asked, settings);
  return found.ok
    ? ok({ opened, asked, hits: found.value })
    : fail('bad-input', found.why, 'Correct the retrieval settings.');
}
