import { counted, grouped, short } from '@/components/ui/wording';
import { autopsy } from '@/lib/grounding/autopsy/autopsy';
import type { Stream } from '@/lib/grounding/autopsy/stream-at';
import type { Cause } from '@/lib/grounding/causes/cause';
import type { Inspection, Json } from '@/lib/grounding/model';
import { lossWords } from './loss-words';
import { pointsAt, quoted } from './points-at';

/** What an explanation is told of. */
export type Case = {
  inspection: Inspection;
  body: Json;
  /** null when the response came whole. */
  stream: Stream | null;
};

/** What is special about this very case, in sentences with its numbers. */
export function numbersOf(cause: Cause, given: Case): string[] {
  const { shared } = cause;
  const sentences = [shareOf(cause, given.inspection), shared, details[cause.code]?.(cause, given)];
  return sentences.filter((sentence) => sentence != null);
}

const lists = { s: 'segment', c: 'chunk', x: 'context' } as const;
const isListed = (letter: string): letter is keyof typeof lists => letter in lists;

/** How many of all there are: `3 of 12 segments`. */
function shareOf({ diagnostics }: Cause, { segments, chunks, contexts }: Inspection): string | null {
  const ids = new Set(diagnostics.flatMap(({ about }) => about));
  const letter = [...ids][0]?.charAt(0) ?? '';
  if (!isListed(letter)) return null;
  const total = { s: segments.length, c: chunks.length, x: contexts?.length ?? 0 }[letter];
  if (total < 2) return null;
  const all = ids.size === total ? 'All' : `${grouped(ids.size)} of`;
  return `${all} ${counted(total, lists[letter])} ${ids.size === 1 ? 'is' : 'are'} concerned.`;
}

/** An example is among the first few segments, or there is none. */
const LOOKED_AT = 20;

const details: { readonly [code: string]: (cause: Cause, given: Case) => string | null } = {
  'offset/not-bytes': ({ diagnostics: [first] }, given) => {
    const claims = (first?.about ?? []).slice(0, LOOKED_AT).flatMap((id) => {
      const claim = pointsAt(given, id);
      const meant = given.inspection.segments[Number(id.slice(1))]?.text ?? '';
      return claim === null || claim.words === meant ? [] : { ...claim, meant };
    });
    // Words that are wrong show more than ones that can't be cut out at all.
    const shown = claims.find(({ words }) => words !== null && words !== '') ?? claims[0];
    return shown
      ? `Counted as bytes, ${shown.start} to ${shown.end} would mark ${shown.said} instead of ${quoted(shown.meant)}.`
      : null;
  },
  'segment/moved': ({ diagnostics: [first] }, given) => {
    const claimed = pointsAt(given, first?.about[0] ?? '');
    return (
      claimed &&
      `Bytes ${claimed.start} to ${claimed.end}, which the first of them claims, hold ${claimed.said}.`
    );
  },
  'score/below-cutoff': (cause, { inspection }) => {
    const scores = cause.diagnostics
      .flatMap(({ about: [id = ''] }) => inspection.segments[Number(id.slice(1))]?.sources ?? [])
      .flatMap(({ confidence }) => confidence ?? []);
    return scores.length === 0 ? null : `The lowest is ${short(Math.min(...scores), 0.6)}.`;
  },
  'score/absent': (_, { inspection }) => {
    const links = inspection.segments.reduce((sum, { sources }) => sum + sources.length, 0);
    const model = inspection.model === null ? '' : ` The model is ${inspection.model}.`;
    return `${counted(links, 'link')} came without one.${model}`;
  },
  'stream/metadata-dropped': (_, { body, stream }) => {
    const read = stream === null ? null : autopsy(body, stream.at, stream.response);
    return (
      read && `A reader of the last event alone loses ${lossWords(read.lostByLastEventOnly, read.whole)}.`
    );
  },
  'chunk/duplicate': ({ diagnostics }, { inspection }) => {
    const left = inspection.chunks.length - diagnostics.length;
    return `${counted(left, 'different chunk')} ${left === 1 ? 'is' : 'are'} left.`;
  },
};
