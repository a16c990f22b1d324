import { count, diagnostic, type Rule } from './rule';

/** Only the first candidate is shown. */
export const answerOtherCandidates: Rule = {
  codes: ['answer/other-candidates'],
  check: ({ answer }) =>
    answer && answer.read.otherCandidates > 0
      ? [
          diagnostic(
            'info',
            'answer/other-candidates',
            answer.read.at,
            [],
            `The response holds ${count(answer.read.otherCandidates, 'further candidate')} that ${answer.read.otherCandidates === 1 ? 'is' : 'are'} not shown.`,
          ),
        ]
      : [],
};
