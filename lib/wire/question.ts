import { fail, type Outcome, ok } from '../outcome';
import type { JsonObject } from './model';
import { loneSurrogate } from './well-formed';

/** The question as the services take it: some text, and text that has a UTF-8 form. */
export function readQuestion(question: string): Outcome<string> {
  if (question.trim() === '') return fail('bad-input', 'The question is empty.', 'Write a question.');
  if (!loneSurrogate.test(question)) return ok(question);
  return fail(
    'bad-input',
    'The question holds half of a character (a lone surrogate), which has no form in UTF-8.',
    'Delete the broken character, often shown as �, and ask again.',
  );
}

/** Vertex rejects a turn without a role in some uses, so it is always sent. */
export const userTurn = (question: string): JsonObject => ({ role: 'user', parts: [{ text: question }] });
