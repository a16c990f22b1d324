import { invalidArgument, invalidField, type Tried } from './api-error';
import { limits, ofLength } from './limits';

type Turn = { readonly role: string | null; readonly parts: readonly { readonly text: string | null }[] };

/** Roles a turn may have; absent, it is the person's. */
const roles: readonly (string | null)[] = ['user', 'model', 'function', '', null];

/**
 * A question that is searched for. It needs words, and no more than `limits` says.
 *
 * @param field where it was sent, as a proto path
 * @param whyNone what to say when it is empty
 */
export const searchable = (question: string, field: string, whyNone: string): Tried<string> =>
  question.trim() === ''
    ? invalidField(field, whyNone)
    : ofLength(question, limits.questionCharacters, field);

/** The question of a conversation: the text of the last turn of the person who asks. */
export function questionIn(contents: readonly Turn[]): Tried<string> {
  if (contents.length === 0)
    return invalidField('contents', '* GenerateContentRequest.contents: contents is not specified');
  if (contents.some(({ role }) => !roles.includes(role)))
    return invalidArgument('Please use a valid role: user, model.');
  const hollow = contents.findIndex(({ parts }) => parts.length === 0);
  if (hollow !== -1)
    return invalidField(
      `contents[${hollow}].parts`,
      `* GenerateContentRequest.contents[${hollow}].parts: contents.parts must not be empty.`,
    );
  const asked = contents.findLastIndex(({ role }) => role === 'user' || role === '' || role === null);
  const turn = contents[asked];
  const question = turn === undefined ? '' : textOf(turn);
  return searchable(
    question,
    question.trim() === '' ? 'contents' : `contents[${asked}]`,
    'The last turn of the user has no text; only questions in words can be answered.',
  );
}

/** The text parts of a turn, a line each. */
export const textOf = ({ parts }: Turn): string => parts.flatMap(({ text }) => text ?? []).join('\n');
