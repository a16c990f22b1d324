import { count, diagnostic, type Rule } from './rule';

/** Metadata came, but no support: no stretch of the answer is tied to a source. */
export const answerNoSupports: Rule = {
  codes: ['answer/no-supports'],
  check: ({ answer, reading }) =>
    answer &&
    answer.text !== '' &&
    reading.blocked === null &&
    answer.read.metadata !== 'absent' &&
    answer.read.supports.length === 0
      ? [
          diagnostic(
            'warning',
            'answer/no-supports',
            answer.read.metadataAt,
            [],
            `The grounding metadata has no supports: ${count(answer.read.chunks.length, 'chunk')} came, but no stretch of the answer is tied to any.`,
          ),
        ]
      : [],
};
