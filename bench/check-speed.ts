import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '../lib/check';
import { loadWordVectors } from '../scripts/check/load-word-vectors';
import type { Figure, Section } from './section';
import { compare, milliseconds, timed, times } from './timing';

const rounds = 9;
const chunks = 20;

/** Everything that the bundled documents say, as one text. */
function material(): string {
  const folder = fileURLToPath(new URL('../lib/corpora', import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n\n');
}

/** A stretch of the material, begun anew at its end. */
function stretch(text: string, from: number, length: number): string {
  const start = from % text.length;
  return text.repeat(Math.ceil((start + length) / text.length)).slice(start, start + length);
}

export const checkSpeed: Section = {
  name: 'check',
  title: 'Speed of check()',
  measure: async () => {
    const text = material();
    const vectors = await loadWordVectors();
    const answer = stretch(text, text.length >> 1, 10_000);
    const contexts = (length: number) =>
      Array.from({ length: chunks }, (_, at) => ({ text: stretch(text, at * 7_919, length) }));
    const [usual, double] = [contexts(20_000), contexts(40_000)];
    const { top, bottom, ratio } = await compare(
      rounds,
      () => timed(() => check(answer, double, { vectors })),
      () => timed(() => check(answer, usual, { vectors })),
    );
    const figures: Figure[] = [
      {
        what: `answer of 10,000 characters against ${chunks} chunks of 20,000`,
        value: milliseconds(bottom),
        target: 'at most 250 ms on one core',
      },
      {
        what: 'twice the text in each chunk',
        value: `${times(ratio)} (${milliseconds(top)} ÷ ${milliseconds(bottom)})`,
        target: 'at most 2.4 times',
      },
    ];
    return figures;
  },
};
