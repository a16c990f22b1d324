import { count, diagnostic, type Rule } from './rule';

/** Nothing that a reader could see, and no word of a block that would explain it. */
export const answerNoText: Rule = {
  codes: ['answer/no-text'],
  check: ({ answer, reading }) =>
    answer && answer.text === '' && reading.blocked === null
      ? [
          diagnostic(
            'warning',
            'answer/no-text',
            answer.read.at,
            [],
            `The answer shows no text; it has ${count(answer.read.parts.length, 'part')}.`,
          ),
        ]
      : [],
};
