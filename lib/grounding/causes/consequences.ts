import type { Diagnostic, Inspection } from '../model';

/** Which codes follow from another one, and when. */
export type Consequence = {
  lead: string;
  follow: readonly string[];
  /** Left out: always. */
  when?(inspection: Inspection): boolean;
  /** `segment`: only where both are about the same segment. */
  within?: 'segment';
};

const bounds = ['segment/past-end', 'segment/inverted', 'segment/splits-character', 'segment/no-part'];

/**
 * What is a consequence of what, deepest reason first: a diagnostic belongs to the first cause that takes it. Only what
 * must follow stands here; what merely comes along with something else stays a cause of its own.
 */
export const consequences: readonly Consequence[] = [
  { lead: 'answer/blocked', follow: ['answer/no-text', 'answer/no-metadata', 'answer/no-candidates'] },
  {
    // Metadata comes at the end of a stream, and so does the finish reason.
    lead: 'stream/service-error',
    follow: ['stream/cut-off', 'answer/no-metadata', 'answer/no-supports', 'answer/no-chunks'],
  },
  {
    lead: 'input/cut-off',
    follow: ['stream/cut-off', 'answer/no-metadata', 'answer/no-supports', 'answer/no-chunks'],
  },
  { lead: 'stream/cut-off', follow: ['answer/no-metadata', 'answer/no-supports', 'answer/no-chunks'] },
  {
    lead: 'retrieval/empty',
    follow: ['answer/no-chunks', 'answer/no-supports'],
    when: ({ chunks }) => chunks.length === 0,
  },
  { lead: 'answer/no-chunks', follow: ['support/dangling-index'], when: ({ chunks }) => chunks.length === 0 },
  { lead: 'answer/no-supports', follow: ['chunk/never-cited'] },
  {
    // The two calls saw nothing in common.
    lead: 'retrieval/not-retrieved',
    follow: ['retrieval/not-used'],
    when: ({ contexts }) => contexts?.every(({ chunk }) => chunk === null) ?? false,
  },
  ...bounds.map((lead) => ({
    lead,
    follow: ['segment/moved', 'segment/lost'],
    within: 'segment' as const,
  })),
];

/** Whether a diagnostic follows, given the segments that the lead is about. */
export const followsFrom = (
  { follow, within }: Consequence,
  diagnostic: Diagnostic,
  segments: ReadonlySet<string>,
): boolean =>
  follow.includes(diagnostic.code) &&
  (within === undefined || diagnostic.about.some((id) => segments.has(id)));
