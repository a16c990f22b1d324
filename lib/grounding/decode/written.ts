import type { Span } from './span';

/**
 * How a text writes out its tree, and where: enough to find a place of the tree in the text again (`places/`). Places count
 * UTF-16 units of the text that was read.
 */
export type Written =
  | (Span & {
      /** `values`: JSON values in a row, of which lists are taken apart. `events`: server-sent events. */
      as: 'json' | 'values' | 'events' | 'python' | 'proto' | 'yaml';
    })
  /** A list of JSON values that stand apart in the text. */
  | { as: 'scattered'; spans: Span[] }
  /** A text that stands on the lines of the stretch, behind what begins each of them. */
  | (Span & { as: 'prefixed'; bare: string; inner: Written })
  /** A text that is written out in the text, as `outer` has it. */
  | { as: 'nested'; outer: Written; text: string; inner: Written };

/** The same in a text in which the one that was read begins at some place. */
export function shifted(written: Written, by: number): Written {
  if (by === 0) return written;
  const span = ({ start, end }: Span): Span => ({ start: start + by, end: end + by });
  if (written.as === 'scattered') return { as: 'scattered', spans: written.spans.map(span) };
  if (written.as === 'nested') return { ...written, outer: shifted(written.outer, by) };
  return { ...written, ...span(written) };
}
