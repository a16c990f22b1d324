import { grouped } from '@/components/ui/wording';
import type { Lost } from '@/lib/grounding/autopsy/autopsy';

const units = { text: 'characters', chunks: 'chunks', supports: 'supports', queries: 'queries' } as const;
const order = ['text', 'chunks', 'supports', 'queries'] as const;

/** What of a stream is lost, as shares: `120 of 340 characters, 2 of 2 chunks`; `nothing` when nothing is. */
export function lossWords(lost: Lost, whole: Lost): string {
  const parts = order.flatMap((what) => {
    if (lost[what] <= 0) return [];
    const word = whole[what] === 1 ? units[what].replace(/ies$/, 'y').replace(/s$/, '') : units[what];
    return `${grouped(lost[what])} of ${grouped(whole[what])} ${word}`;
  });
  const last = parts.pop();
  if (last === undefined) return 'nothing';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
