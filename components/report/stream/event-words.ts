import { counted } from '@/components/ui/wording';
import type { Counts, StreamEvent } from '@/lib/grounding/autopsy/read-event';

const kinds = [
  ['chunks', 'chunk', 'chunks'],
  ['supports', 'support', 'supports'],
  ['queries', 'query', 'queries'],
] as const satisfies readonly (readonly [keyof Counts, string, string])[];

/** `2 chunks and 1 support`; empty when all are 0. `which` goes before each noun: `2 new chunks`. */
export function countsInWords(counts: Counts, which = ''): string {
  const words = kinds.flatMap(([kind, one, many]) =>
    counts[kind] > 0 ? counted(counts[kind], `${which}${one}`, `${which}${many}`) : [],
  );
  const last = words.pop();
  if (last === undefined) return '';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

/** An event in a few words, as one hears it while stepping. */
export function eventInShort({
  text,
  thought,
  fresh,
  resent,
  metadata,
  error,
  finishReason,
}: StreamEvent): string {
  const words = [
    text === '' ? '' : counted(text.length, 'character'),
    thought === '' ? '' : 'a thought',
    countsInWords(fresh, 'new '),
    countsInWords(resent) === '' ? '' : `${countsInWords(resent)} again`,
    metadata === 'empty' ? 'empty metadata' : '',
    finishReason === null ? '' : `finished: ${finishReason}`,
    error === null ? '' : 'an error',
  ].filter((word) => word !== '');
  return words.length === 0 ? 'nothing' : words.join(', ');
}

/** What is gone for a reader that lets this event's metadata take the place of what came before; null when nothing is. */
export function overwrittenInWords({ metadata, overwritten }: StreamEvent): string | null {
  const lost = countsInWords(overwritten);
  if (lost === '') return null;
  return metadata === 'empty'
    ? `Its metadata is an empty object: a reader that lets it take the place of what came before loses ${lost}.`
    : `A reader that lets this metadata take the place of what came before loses ${lost}.`;
}
