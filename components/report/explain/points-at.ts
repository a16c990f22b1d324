import { isRecord } from '@/lib/grounding/decode/json-tree';
import { valueAt } from '@/lib/grounding/decode/value-at';
import { pick } from '@/lib/grounding/formats/pick';
import { toNumber } from '@/lib/grounding/formats/read';
import type { Diagnostic, Inspection, Json, Pointer } from '@/lib/grounding/model';
import { byteIndex } from '@/lib/text/offsets';

/** What a person would mark who believes the offsets. */
export type Claim = { start: number; end: number; words: string | null; said: string };

/** More of the words than these (UTF-16 units) tell no more. */
const LONGEST = 60;

/** What stands where the offsets of a segment point, counted in bytes as documented; null when they aren't to be found. */
export function pointsAt(
  { inspection, body }: { inspection: Inspection; body: Json },
  id: string,
): Claim | null {
  const { answer } = inspection;
  const at = supportAt(inspection.diagnostics, id);
  const sent = at === null ? undefined : valueAt(body, at);
  if (answer === null || !isRecord(sent)) return null;
  const number = (name: string) => toNumber(pick(sent, '', name).value ?? 0);
  const [start, end, named] = [number('startIndex'), number('endIndex'), number('partIndex')];
  const part = answer.parts.find(({ index }) => index === named);
  if (part === undefined || !Number.isInteger(start) || !Number.isInteger(end)) return null;
  const text = answer.text.slice(part.start, part.end);
  const bytes = byteIndex(text);
  const [from, to] = [bytes.toUtf16(start), bytes.toUtf16(end)];
  if (from === null || to === null) {
    const why = Math.max(start, end) > bytes.length ? 'more than the text has' : 'half a character';
    return { start, end, words: null, said: why };
  }
  const words = text.slice(from, to);
  return { start, end, words, said: words === '' ? 'nothing' : quoted(words) };
}

/** Where a segment was sent: told by a diagnostic about it, or by one about another support of the same list. */
function supportAt(diagnostics: readonly Diagnostic[], id: string): Pointer | null {
  for (const { about, at } of diagnostics) {
    const [, list, index] = /^(.*\/)(\d+)\/segment$/s.exec(at) ?? [];
    if (list === undefined) continue;
    if (about[0] === id) return at;
    if (about.includes(id) && about[0] === `s${index}`) return `${list}${id.slice(1)}/segment`;
  }
  return null;
}

/** In quotation marks, cut when long. */
export const quoted = (words: string) =>
  `“${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}”`;
