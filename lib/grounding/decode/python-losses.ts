import type { Diagnostic, Pointer } from '../model';
import { excerpt, textPlace } from './text-place';

/** A mark such as `<... 2 more items ...>` that stands for values which are not in the text. */
export type Loss = { index: number; at: Pointer; mark: string };

const counted = /(\d+) (?:more )?items?\b/;
/** So many fields are named one by one. */
const NAMED = 4;

/** Says what a printed object has lost, field by field, and where the whole is to be had. */
export function lossy(text: string, losses: readonly Loss[]): Diagnostic[] {
  const [first] = losses;
  if (!first) return [];
  const byField = new Map<string, number>();
  for (const { at, mark } of losses) {
    const field = at.split('/').findLast((key) => key !== '' && !/^\d+$/.test(key)) ?? 'the value';
    byField.set(field, (byField.get(field) ?? 0) + Number(counted.exec(mark)?.[1] ?? 1));
  }
  const named = [...byField].slice(0, NAMED).map(([field, count]) => `${count} of ${excerpt(field)}`);
  const more = byField.size > NAMED ? ` and of ${byField.size - NAMED} more fields` : '';
  const places = losses.length === 1 ? 'one place' : `${losses.length} places`;
  const message =
    `This printed Python object has lost values in ${places}, first at ${textPlace(text, first.index)}: ` +
    `${first.mark}. It lacks ${named.join(', ')}${more}. Print response.model_dump_json() instead, which holds them all.`;
  return [{ code: 'input/lossy', severity: 'error', at: first.at, about: [], message }];
}
