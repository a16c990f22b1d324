import { diagnostic, type Rule } from './rule';

/** The service refused the prompt or withheld the answer. */
export const answerBlocked: Rule = {
  codes: ['answer/blocked'],
  check: ({ reading: { blocked } }) =>
    blocked === null
      ? []
      : [
          diagnostic(
            'error',
            'answer/blocked',
            blocked.at,
            [],
            `The service blocked the prompt or the answer: ${blocked.reason.replace(/[.\s]+$/, '')}.`,
          ),
        ],
};
