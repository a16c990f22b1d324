import { diagnostic, type Rule } from './rule';

/** An answer without any grounding metadata rests on nothing that could be checked. */
export const answerNoMetadata: Rule = {
  codes: ['answer/no-metadata'],
  check: ({ answer, reading }) =>
    answer && answer.text !== '' && reading.blocked === null && answer.read.metadata === 'absent'
      ? [
          diagnostic(
            'error',
            'answer/no-metadata',
            answer.read.at,
            [],
            'The answer carries no grounding metadata, so nothing in it can be traced to a source.',
          ),
        ]
      : [],
};
