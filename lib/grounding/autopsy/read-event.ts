import { isList } from '../decode/json-tree';
import { describeError, isError } from '../formats/describe-error';
import { enumName } from '../formats/finish-reason';
import { holdsSomething } from '../formats/holds-something';
import { isResend } from '../formats/merge-answer';
import { createNotes } from '../formats/notes';
import { dig, pick } from '../formats/pick';
import { readPart } from '../formats/read-part';
import { readTurns, type Turn } from '../formats/read-turns';
import type { Json, Pointer } from '../model';

export type Counts = { chunks: number; supports: number; queries: number };

/** What one event of a stream did. */
export type StreamEvent = {
  index: number;
  at: Pointer;
  /** Which of the list's responses it belongs to, from 0. */
  response: number;
  /** The answer's text that it brought; thoughts apart. */
  text: string;
  thought: string;
  metadata: 'absent' | 'empty' | 'sent';
  /** Everything that stands in it, what came before and what is new. */
  sent: Counts;
  fresh: Counts;
  resent: Counts;
  /** What had been sent before and is gone for a reader that lets later metadata take the place of earlier. */
  overwritten: Counts;
  finishReason: string | null;
  /** The model has counted this many tokens by now; null where it didn't say. */
  tokens: number | null;
  /** What went wrong, when the service broke off here or the event can't be read. */
  error: string | null;
};

/** What has been sent up to some event; it grows from event to event. */
export type Held = {
  chunks: { value: Json }[];
  supports: Set<string>;
  queries: Set<string>;
  total: Counts & { text: number };
};

export const held = (): Held => ({
  chunks: [],
  supports: new Set(),
  queries: new Set(),
  total: { chunks: 0, supports: 0, queries: 0, text: 0 },
});

type Place = { at: Pointer; index: number; response: number };

/** Reads one event after those before it, and adds what it brings to what is held. */
export function readEvent(value: Json, place: Place, before: Held): StreamEvent {
  const turn = turnIn(value);
  const metadata = turn?.fields.groundingMetadata;
  const { text, thought } = textOf(turn);
  const chunks = listIn(metadata, 'groundingChunks');
  const supports = listIn(metadata, 'groundingSupports').map((item) => JSON.stringify(item));
  const queries = ['retrievalQueries', 'webSearchQueries', 'imageSearchQueries']
    .flatMap((name) => listIn(metadata, name))
    .map((item) => JSON.stringify(item));
  const again = isResend(before.chunks, chunks) ? before.chunks.length : 0;
  const supportsAgain = supports.filter((item) => before.supports.has(item)).length;
  const queriesAgain = queries.filter((item) => before.queries.has(item)).length;
  const sent = { chunks: chunks.length, supports: supports.length, queries: queries.length };
  const resent = { chunks: again, supports: supportsAgain, queries: queriesAgain };
  const fresh = minus(sent, resent);
  const sentMetadata =
    metadata === undefined || metadata === null ? 'absent' : holdsSomething(metadata) ? 'sent' : 'empty';
  const event: StreamEvent = {
    ...place,
    text,
    thought,
    metadata: sentMetadata,
    sent,
    fresh,
    resent,
    overwritten: sentMetadata === 'absent' ? nothing : minus(before.total, resent),
    finishReason: enumName(turn?.fields.finishReason),
    tokens: tokensOf(value),
    error: errorOf(value),
  };
  if (again > 0) before.chunks.length = 0;
  for (const chunk of chunks) before.chunks.push({ value: chunk });
  for (const support of supports) before.supports.add(support);
  for (const query of queries) before.queries.add(query);
  before.total.chunks += fresh.chunks;
  before.total.supports += fresh.supports;
  before.total.queries += fresh.queries;
  before.total.text += text.length;
  return event;
}

const nothing: Counts = { chunks: 0, supports: 0, queries: 0 };

const minus = (one: Counts, other: Counts): Counts => ({
  chunks: one.chunks - other.chunks,
  supports: one.supports - other.supports,
  queries: one.queries - other.queries,
});

/** What an event says about the candidate that is shown, the one with the lowest index. */
function turnIn(value: Json): Turn | undefined {
  const { candidates } = readTurns([value], () => '', createNotes());
  const [shown] = [...candidates.keys()].sort((one, other) => one - other);
  return shown === undefined ? undefined : candidates.get(shown)?.[0];
}

function listIn(metadata: Json | undefined, name: string): readonly Json[] {
  const { value } = pick(metadata, '', name);
  return isList(value) ? value : [];
}

function textOf(turn: Turn | undefined): { text: string; thought: string } {
  const { value } = pick(turn?.fields.content, '', 'parts');
  const said = { text: '', thought: '' };
  for (const [index, item] of (isList(value) ? value : []).entries()) {
    const { kind, text } = readPart(item, index, '', createNotes());
    if (kind === 'text' || kind === 'thought') said[kind] += text ?? '';
  }
  return said;
}

function tokensOf(value: Json): number | null {
  const { value: count } = dig(value, '', 'usageMetadata', 'candidatesTokenCount');
  return typeof count === 'number' ? count : null;
}

function errorOf(value: Json): string | null {
  if (typeof value === 'string') return 'The event is not whole JSON.';
  const { value: error } = pick(value, '', 'error');
  return isError(error) ? describeError(error).sentence : null;
}
