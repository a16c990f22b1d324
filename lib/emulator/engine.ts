import type { Corpus } from '../engine/corpora';
import { type Found, find } from '../engine/find';
import type { Library } from '../engine/library';
import type { Opened, SearchSettings } from '../retrieval';
import { cancelled, given, invalidArgument, notFound, type Tried } from './api-error';

/** What answers: the corpora, and how long is waited before each event of a streamed answer. */
export type Engine = {
  library(): Library;
  paceMs(): number;
  /** Told of what went wrong here, since the client learns no details. */
  warn(error: unknown, message: string): void;
};

/** A corpus with its index. */
export type Shelf = { corpus: Corpus; opened: Opened };

/**
 * The corpus with an id.
 *
 * @param name the resource as the client called it, for the error when there is none
 */
export async function openShelf(engine: Engine, id: string, name: string): Promise<Tried<Shelf>> {
  const corpus = (await engine.library().corpora()).find((each) => each.id === id);
  const opened = corpus === undefined ? null : await engine.library().open(id);
  return corpus === undefined || opened === null
    ? notFound(`${name} is not found.`)
    : given({ corpus, opened });
}

/** Searches a corpus; wrong settings are the client's error. */
export async function findOn(
  engine: Engine,
  { opened }: Shelf,
  question: string,
  settings: SearchSettings,
  signal: AbortSignal,
): Promise<Tried<Found>> {
  const present = new Set(opened.documents.map(({ id }) => id));
  const unknown = settings.ragFileIds?.find((id) => !present.has(id));
  if (unknown !== undefined) return notFound(`The corpus has no file ${JSON.stringify(unknown)}.`);
  const found = await find(engine.library(), opened, question, settings, signal);
  if (found.ok) return given(found.value);
  return found.failure.code === 'stopped' ? cancelled() : invalidArgument(found.failure.message);
}
