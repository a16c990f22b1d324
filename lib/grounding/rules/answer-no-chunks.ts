import { count, diagnostic, type Rule } from './rule';

/** Metadata came, but no chunk: there is nothing to rest on. */
export const answerNoChunks: Rule = {
  codes: ['answer/no-chunks'],
  check: ({ answer, reading }) =>
    answer &&
    answer.text !== '' &&
    reading.blocked === null &&
    answer.read.metadata !== 'absent' &&
    answer.read.chunks.length === 0
      ? [
          diagnostic(
            'warning',
            'answer/no-chunks',
            answer.read.metadataAt,
            [],
            answer.read.supports.length === 0
              ? 'The grounding metadata has neither chunks nor supports.'
              : `The grounding metadata has no chunks, so its ${count(answer.read.supports.length, 'support')} can point at nothing.`,
          ),
        ]
      : [],
};
