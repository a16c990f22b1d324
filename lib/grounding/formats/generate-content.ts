import { isList } from '../decode/json-tree';
import type { Json, Read, Reading } from '../model';
import { blocks } from './finish-reason';
import type { Format } from './format';
import { type Merged, mergeAnswer } from './merge-answer';
import { createNotes, type Notes } from './notes';
import { dig, pick } from './pick';
import { hasField } from './read';
import { eventsOf, readLoneTurn, readTurns, type Turns } from './read-turns';

/**
 * What `generateContent` and `streamGenerateContent` answer: one response, the list of a stream's responses, or a lone
 * candidate. The first candidate is read; how many more there are is told.
 */
export const generateContent: Format = {
  id: 'generate-content',
  label: 'a generateContent response',
  recognises: (tree) => (isList(tree) ? tree.some(isResponse) : isResponse(tree) || isCandidate(tree)),
  read: (tree) => ({ ok: true, value: read(tree) }) satisfies Read<Reading>,
  nested: {
    marks: ['candidates', 'promptfeedback', 'groundingmetadata'],
    recognises: (tree) => hasCandidates(tree) || (isCandidate(tree) && hasParts(tree)),
  },
};

/** Other things have candidates, too: elections, say. */
function hasCandidates(tree: Json): boolean {
  const { value } = pick(tree, '', 'candidates');
  if (!isList(value)) return hasField(tree, 'promptFeedback') && value === undefined;
  return value.some((one) => hasField(one, 'groundingMetadata', 'finishReason') || hasParts(one));
}

const hasParts = (value: Json): boolean => isList(dig(value, '', 'content', 'parts').value);

const isResponse = (value: Json): boolean =>
  hasField(value, 'candidates', 'promptFeedback') ||
  (hasField(value, 'usageMetadata') && hasField(value, 'modelVersion', 'responseId'));

const isCandidate = (value: Json): boolean =>
  hasField(value, 'content') && hasField(value, 'groundingMetadata', 'finishReason');

function read(tree: Json): Reading {
  const notes = createNotes();
  const turns =
    isList(tree) || isResponse(tree)
      ? readTurns(eventsOf(tree), (event) => (isList(tree) ? `/${event}` : ''), notes)
      : readLoneTurn(tree, '', notes);
  const shown = turns.candidates.get(lowest(turns.candidates.keys()));
  const merged = shown === undefined ? null : mergeAnswer(shown, notes);
  if (isList(tree)) noteStream(turns, merged, notes);
  const blocked =
    turns.blocked ??
    (merged && merged.finishReason !== null && blocks(merged.finishReason)
      ? { reason: merged.finishReason, at: merged.finishAt ?? merged.at }
      : null);
  if (merged === null && blocked === null) {
    const message =
      'The response holds no candidate, and nothing says that it was blocked: there is no answer to inspect.';
    notes.add({ code: 'answer/no-candidates', severity: 'error', at: '', message });
  }
  return {
    format: generateContent.id,
    question: null,
    model: turns.model,
    answer: merged === null ? null : answerOf(merged, turns.candidates.size - 1 + turns.doubled),
    contexts: null,
    contextsAt: '',
    blocked,
    noticed: notes.list(),
  };
}

function answerOf({ heldBy: _, ...answer }: Merged, otherCandidates: number) {
  return { ...answer, otherCandidates };
}

/** What a careless reader of this stream would lose, and how it ended. */
function noteStream(turns: Turns, merged: Merged | null, notes: Notes): void {
  if (turns.others > 0) {
    const follow = turns.others === 1 ? 'one event that follows' : `${turns.others} events that follow`;
    const message = `The list holds more than one response: ${follow} the end of the first one belong${turns.others === 1 ? 's' : ''} to another and ${turns.others === 1 ? 'was' : 'were'} not read.`;
    notes.add({ code: 'input/other-responses', severity: 'warning', at: turns.othersAt, message });
  }
  if (merged === null) return;
  const last = merged.heldBy(turns.lastEvent);
  const chunks = merged.chunks.length - last.chunks;
  const supports = merged.supports.length - last.supports;
  if (chunks > 0 || supports > 0) {
    const lacking = [
      ...lacks(chunks, merged.chunks.length, 'chunk'),
      ...lacks(supports, merged.supports.length, 'support'),
    ].join(' and ');
    const message = `The last event of the stream lacks ${lacking} that came earlier: who reads it alone loses them.`;
    notes.add({ code: 'stream/metadata-dropped', severity: 'warning', at: merged.metadataAt, message });
  }
  if (merged.finishReason === null && turns.blocked === null) {
    const message = `The stream ends after ${turns.responses === 1 ? 'one event' : `${turns.responses} events`} without a finish reason: the answer is cut off.`;
    notes.add({ code: 'stream/cut-off', severity: 'error', at: `/${turns.lastEvent}`, message });
  }
}

const lacks = (missing: number, all: number, word: string): string[] =>
  missing > 0 ? [`${missing} of ${all} ${word}${all === 1 ? '' : 's'}`] : [];

/** Spreading the keys into Math.min would run out of stack on a list of a hundred thousand candidates. */
function lowest(indices: Iterable<number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const index of indices) if (index < least) least = index;
  return least;
}
