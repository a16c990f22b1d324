import type { Composed } from '../../retrieval';

export type AnswerStyle = 'ABSTRACTIVE' | 'EXTRACTIVE' | 'VERBOSE';

type Block = Composed['blocks'][number];

/**
 * The blocks of an answer that a style shows. `EXTRACTIVE`: the one statement that answers best. `ABSTRACTIVE`: the passage
 * it stands in. `VERBOSE`: everything found, with what other documents say.
 */
export function styled({ blocks }: Composed, style: AnswerStyle): readonly Block[] {
  if (style === 'VERBOSE') return blocks;
  const passage = firstPassage(blocks);
  if (style === 'ABSTRACTIVE') return passage;
  const statement = passage.find(({ quotes }) => quotes.length > 0);
  return statement === undefined || !standsAlone(statement) ? passage : [statement];
}

/** A table row says nothing without its head, nor what announces a list without the list. */
const standsAlone = ({ text }: Block): boolean => !/^\s*\|/.test(text) && !announces(text);

const announces = (text: string): boolean => /[:：]\s*$/.test(text);

/** From the start to the end of the paragraph, list or table with the first quote, and on where that announces the next. */
function firstPassage(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex(({ quotes }) => quotes.length > 0);
  const end = blocks.findIndex(
    ({ text }, index) =>
      first !== -1 && index > first && text.startsWith('\n\n') && !announces(blocks[index - 1]?.text ?? ''),
  );
  return end === -1 ? blocks : blocks.slice(0, end);
}
