import { given, invalidArgument, invalidField, type Tried } from './api-error';

type Turn = { readonly role: string | null; readonly parts: readonly { readonly text: string | null }[] };

/** Roles a turn may have; absent, it is the person's. */
const roles: readonly (string | null)[] = ['user', 'model', 'function', '', null];

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
  const asked = contents.findLast(({ role }) => role === 'user' || role === '' || role === null);
  const question = asked === undefined ? '' : textOf(asked);
  return question.trim() === ''
    ? invalidField(
        'contents',
        'The last turn of the user has no text; only questions in words can be answered.',
      )
    : given(question);
}

/** The text parts of a turn, a line each. */
export const textOf = ({ parts }: Turn): string => parts.flatMap(({ text }) => text ?? []).join('\n');
