import { diagnostic, type Rule } from './rule';

/** The answer reached the limit of its output and stops in the middle. */
export const answerTruncated: Rule = {
  codes: ['answer/truncated'],
  check: ({ answer }) =>
    answer?.read.finishReason === 'MAX_TOKENS'
      ? [
          diagnostic(
            'warning',
            'answer/truncated',
            answer.read.finishAt ?? `${answer.read.at}/finishReason`,
            [],
            'The answer was cut off at the output limit (MAX_TOKENS).',
          ),
        ]
      : [],
};
