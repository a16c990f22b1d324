import { byteIndex } from '../../text/offsets';
import { isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer, ReadAnswer, ReadChunk, Reading, ReadSupport } from '../model';
import { blocks, enumName } from './finish-reason';
import type { Format } from './format';
import { mergeAnswer } from './merge-answer';
import { createNotes, type Notes } from './notes';
import { fieldAt, fieldsOf, hasField, listField, numberField } from './read';
import { readAttribution } from './read-attribution';
import { readLoneTurn } from './read-turns';
import { answerResponse, candidate, inputFeedback } from './schemas';

/**
 * What `generateAnswer` of the Gemini API answers. It attributes the whole answer to passages: there are no segments and
 * no scores, so each part of the answer gets one support that names them all.
 */
export const generateAnswer: Format = {
  id: 'generate-answer',
  label: 'a generateAnswer response',
  recognises: (tree) =>
    hasField(tree, 'answerableProbability', 'inputFeedback') ||
    (isRecord(tree) && hasField(tree.answer ?? tree.Answer, 'content', 'groundingAttributions')),
  read: (tree) => ({ ok: true, value: read(tree) }),
};

function read(tree: Json): Reading {
  const notes = createNotes();
  const fields = fieldsOf(tree, answerResponse, '', notes) ?? {};
  const at = fieldAt(tree, answerResponse, 'answer', '');
  const answer = readAnswer(fields.answer, at, notes);
  const blocked =
    readFeedback(fields.inputFeedback, fieldAt(tree, answerResponse, 'inputFeedback', ''), notes) ??
    (answer && blocks(answer.finishReason)
      ? { reason: answer.finishReason ?? '', at: answer.finishAt ?? at }
      : null);
  if (answer === null && blocked === null) {
    const message =
      'The response holds no answer, and nothing says that the input was blocked: there is nothing to inspect.';
    notes.add({ code: 'answer/no-candidates', severity: 'error', at: '', message });
  }
  noteProbability(
    numberField(fields.answerableProbability, 'answerableProbability', '', notes),
    fieldAt(tree, answerResponse, 'answerableProbability', ''),
    notes,
  );
  return {
    format: generateAnswer.id,
    question: null,
    model: null,
    answer,
    contexts: null,
    contextsAt: '',
    blocked,
    noticed: notes.list(),
  };
}

/** The answer is a candidate. Should it carry grounding metadata too, that is kept: its chunks come first. */
function readAnswer(value: Json | undefined, at: Pointer, notes: Notes): ReadAnswer | null {
  const turn = value === undefined ? null : readLoneTurn(value, at, notes);
  const turns = turn?.candidates.values().next().value;
  const fields = turns?.[0]?.fields;
  if (turns === undefined || fields === undefined) return null;
  const { heldBy: _, ...answer } = mergeAnswer(turns, notes);
  const list = fieldAt(value, candidate, 'groundingAttributions', at);
  const passages = listField(fields, 'groundingAttributions', at, notes).map((item, index) =>
    readAttribution(item, step(list, index), notes),
  );
  if (passages.length === 0) return answer;
  const chunks = [...answer.chunks, ...passages];
  return {
    ...answer,
    metadata: 'sent',
    metadataAt: list,
    ...(answer.supports.length === 0 ? { attributed: 'whole' } : {}),
    chunks,
    supports: [...answer.supports, ...wholeParts(answer.parts, passages, answer.chunks.length, list)],
  };
}

/** One support for each part with text, without a quote, over all of it: offsets count inside a part. */
function wholeParts(
  parts: ReadAnswer['parts'],
  passages: readonly ReadChunk[],
  before: number,
  at: Pointer,
): ReadSupport[] {
  const chunkIndices = passages.map((_, index) => before + index);
  return parts.flatMap(({ kind, index, text }) =>
    kind === 'text' && text
      ? [
          {
            at,
            segment: { partIndex: index, start: 0, end: byteIndex(text).length, text: null },
            chunkIndices,
            scores: null,
          },
        ]
      : [],
  );
}

/** Feedback may rate the input without blocking it. */
function readFeedback(value: Json | undefined, at: Pointer, notes: Notes): Reading['blocked'] {
  const reason = enumName(fieldsOf(value, inputFeedback, at, notes)?.blockReason, [null, 'SAFETY', 'OTHER']);
  return reason === null ? null : { reason, at: fieldAt(value, inputFeedback, 'blockReason', at) };
}

/** The documentation suggests to doubt an answer from below this. */
const ANSWERABLE = 0.5;

function noteProbability(probability: number | null, at: Pointer, notes: Notes): void {
  if (probability === null) return;
  if (!(probability >= 0 && probability <= 1)) {
    const message = `The answerable probability is ${probability}, outside 0 to 1.`;
    notes.add({ code: 'score/out-of-range', severity: 'error', at, message });
  } else if (probability < ANSWERABLE) {
    const message = `The model gives itself a probability of ${probability} that this answer is right and rests on the passages; from below ${ANSWERABLE} it may be ungrounded.`;
    notes.add({ code: 'answer/maybe-unanswerable', severity: 'warning', at, message });
  }
}
