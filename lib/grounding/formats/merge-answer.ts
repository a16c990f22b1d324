import { sameJson } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer, ReadAnswer, ReadChunk, ReadSupport } from '../model';
import { enumName } from './finish-reason';
import { holdsSomething } from './holds-something';
import { mergeParts } from './merge-parts';
import type { Notes } from './notes';
import { fieldAt, fieldsOf, listField } from './read';
import { readChunk } from './read-chunk';
import { readOldAttributions } from './read-old-attributions';
import { readSupport } from './read-support';
import type { Turn } from './read-turns';
import { candidate, groundingMetadata } from './schemas';

/** A list as one event sent it. */
type Sent = { event: number; at: Pointer; items: readonly Json[] };

export type Merged = ReadAnswer & {
  /** How many chunks and supports the event with the given number holds by itself. */
  heldBy(event: number): { chunks: number; supports: number };
};

/**
 * Makes one answer of what the events of a stream say about a candidate; a single response is a stream of one. Chunks
 * and supports may come spread over the events, and again; an empty metadata object never takes anything away.
 */
export function mergeAnswer(turns: readonly Turn[], notes: Notes): Merged {
  const at = turns[0]?.at ?? '';
  const chunkLists: Sent[] = [];
  const supportLists: Sent[] = [];
  let attributions: Sent | null = null;
  let finishReason: string | null = null;
  let finishAt: Pointer | null = null;
  let empty: Pointer | null = null;
  let sent: Pointer | null = null;
  for (const { event, at: turnAt, value, fields } of turns) {
    const finish = enumName(fields.finishReason);
    if (finish !== null) {
      finishReason = finish;
      finishAt = fieldAt(value, candidate, 'finishReason', turnAt);
    }
    const metadata = fields.groundingMetadata;
    const metadataAt = fieldAt(value, candidate, 'groundingMetadata', turnAt);
    const read = fieldsOf(metadata, groundingMetadata, metadataAt, notes);
    if (read === null) continue;
    if (!holdsSomething(metadata)) {
      empty ??= metadataAt;
      continue;
    }
    sent ??= metadataAt;
    const list = (name: string): Sent => ({
      event,
      at: fieldAt(metadata, groundingMetadata, name, metadataAt),
      items: listField(read, name, metadataAt, notes),
    });
    const chunks = list('groundingChunks');
    const supports = list('groundingSupports');
    if (chunks.items.length > 0) chunkLists.push(chunks);
    if (supports.items.length > 0) supportLists.push(supports);
    const old = list('groundingAttributions');
    if (old.items.length > 0) attributions = old;
  }
  const chunks = mergeChunks(chunkLists, notes);
  const supports = mergeSupports(supportLists, notes);
  if (attributions !== null) {
    const old = readOldAttributions(attributions.items, attributions.at, chunks.length, notes);
    chunks.push(...old.chunks);
    supports.push(...old.supports);
  }
  const lengthIn = (lists: readonly Sent[], event: number) =>
    lists.find((list) => list.event === event)?.items.length ?? 0;
  return {
    at,
    parts: mergeParts(turns, notes),
    finishReason,
    finishAt,
    metadata: sent !== null ? 'sent' : empty !== null ? 'empty' : 'absent',
    metadataAt: sent ?? empty ?? fieldAt(turns[0]?.value, candidate, 'groundingMetadata', at),
    chunks,
    supports,
    otherCandidates: 0,
    heldBy: (event) => ({ chunks: lengthIn(chunkLists, event), supports: lengthIn(supportLists, event) }),
  };
}

/** Whether a list begins with all that is held so far, and so was sent again. */
export const isResend = (held: readonly { value: Json }[], items: readonly Json[]): boolean =>
  held.length > 0 &&
  items.length >= held.length &&
  held.every(({ value }, index) => sameJson(value, items[index]));

/** A list that begins with all chunks held so far is a resend and takes their place; any other goes on after them. */
function mergeChunks(lists: readonly Sent[], notes: Notes): ReadChunk[] {
  let held: { value: Json; at: Pointer }[] = [];
  for (const { at, items } of lists) {
    const resent = isResend(held, items);
    if (resent) repeated(notes, at, held.length, 'chunk');
    const arriving = items.map((value, index) => ({ value, at: step(at, index) }));
    if (resent || held.length === 0) held = arriving;
    else for (const item of arriving) held.push(item);
  }
  return held.map(({ value, at }) => readChunk(value, at, notes));
}

/** Supports of later events follow on; one that an earlier event sent letter for letter is dropped. */
function mergeSupports(lists: readonly Sent[], notes: Notes): ReadSupport[] {
  const [first] = lists;
  if (first !== undefined && lists.length === 1) {
    const inside = `${first.at}/`;
    return first.items.map((value, index) => readSupport(value, inside + index, notes));
  }
  const supports: ReadSupport[] = [];
  const sentBefore = new Set<string>();
  for (const { at, items } of lists) {
    const written = items.map((item) => JSON.stringify(item));
    let again = 0;
    for (const [index, value] of items.entries()) {
      if (sentBefore.has(written[index] ?? '')) again += 1;
      else supports.push(readSupport(value, step(at, index), notes));
    }
    if (again > 0) repeated(notes, at, again, 'support');
    for (const support of written) sentBefore.add(support);
  }
  return supports;
}

const repeated = (notes: Notes, at: Pointer, count: number, word: string) =>
  notes.add({
    code: 'stream/metadata-repeated',
    severity: 'info',
    at,
    message:
      count === 1
        ? `This event sends one ${word} again that an earlier one sent already; it is counted once.`
        : `This event sends ${count} ${word}s again that an earlier one sent already; they are counted once.`,
  });
