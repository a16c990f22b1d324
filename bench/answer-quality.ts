import type { Composed } from '../lib/retrieval';
import { plain } from '../lib/retrieval/plain';

/** What the engine answered to one answerable question, and the short texts that a right answer holds. */
export type Answered = { says: readonly string[]; composed: Composed };

const comparable = (text: string) => plain(text).normalize('NFKC').toLowerCase();

/** Whether a text says something, Markdown's marks and the case of letters aside; the cells of a row are parted by commas. */
export const holds = (text: string, said: string): boolean => comparable(text).includes(comparable(said));

const textOf = ({ blocks }: Composed) => blocks.map(({ text }) => text).join('');

const holdsAll = ({ says, composed }: Answered) =>
  composed.answered && says.every((said) => holds(textOf(composed), said));

/** Whether the first of `says` stands in the first quoted block, or in what introduces it. */
function leads({ says: [first], composed }: Answered): boolean {
  const lead = composed.blocks.findIndex(({ quotes }) => quotes.length > 0);
  const upTo = composed.blocks.slice(0, lead + 1).map(({ text }) => text);
  return composed.answered && first !== undefined && holds(upTo.join(''), first);
}

/** Characters of quoted blocks that hold none of `says`, beside all quoted ones. */
function noiseOf({ says, composed }: Answered): { idle: number; all: number } {
  const quoted = composed.blocks.filter(({ quotes }) => quotes.length > 0);
  const idle = quoted.filter(({ text }) => !says.some((said) => holds(text, said)));
  const length = (blocks: typeof quoted) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  return { idle: length(idle), all: length(quoted) };
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2));

/**
 * Shares of all questions, those refused included, whose answer holds all that it should and whose first block does; and
 * of those answered: supports an answer, and the share of quoted characters in blocks that hold nothing of it (what a
 * reader has to skip: further steps of a list count too).
 */
export function qualityOf(answers: readonly Answered[]): string {
  const given = answers.filter(({ composed }) => composed.answered);
  const supports = given.reduce(
    (sum, { composed }) => sum + composed.blocks.reduce((count, { quotes }) => count + quotes.length, 0),
    0,
  );
  const noise = given.map(noiseOf);
  const sum = (of: 'idle' | 'all') => noise.reduce((total, each) => total + each[of], 0);
  return [
    `holds it ${share(answers.filter(holdsAll).length, answers.length)}`,
    `leads with it ${share(answers.filter(leads).length, answers.length)}`,
    `supports ${share(supports, given.length)}`,
    `noise ${share(sum('idle'), sum('all'))}`,
  ].join(', ');
}
