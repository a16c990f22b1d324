import { inspect } from '../lib/grounding/inspect';
import { generatedResponse, type Plan, type Shape, type Truth } from './generated-response';
import type { Figure, Section } from './section';
import { compare, milliseconds, timed, times } from './timing';

const rounds = 9;
const shapes: readonly Shape[] = ['disjoint', 'crossing', 'nested'];
const truths: readonly Truth[] = ['exact', 'moved', 'lost'];

const inspectText = (body: string) => inspect({ source: 'paste', body, question: null, retrieval: null });

/** `inspect()` against `JSON.parse` of the same text. */
async function againstParsing(): Promise<Figure> {
  const text = generatedResponse({ supports: 10_000, chunks: 2_000, shape: 'crossing', truth: 'exact' });
  const { top, bottom, ratio } = await compare(
    rounds,
    () => timed(() => inspectText(text)),
    () => timed(() => JSON.parse(text)),
  );
  return {
    what: `inspect() ÷ JSON.parse, ${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB, 10,000 supports, 2,000 chunks`,
    value: `${times(ratio)} (${milliseconds(top)} ÷ ${milliseconds(bottom)})`,
    target: 'at most 4 times',
  };
}

/** Ten times the supports in ten times the answer. */
async function growth(shape: Shape, truth: Truth): Promise<Figure> {
  const plan = (supports: number): Plan => ({ supports, chunks: supports / 5, shape, truth });
  const large = generatedResponse(plan(10_000));
  const small = generatedResponse(plan(1_000));
  const { top, bottom, ratio } = await compare(
    rounds,
    () => timed(() => inspectText(large)),
    () => timed(() => inspectText(small)),
  );
  return {
    what: `10,000 ÷ 1,000 supports, ${shape}, quotes ${truth}`,
    value: `${times(ratio)} (${milliseconds(top)} ÷ ${milliseconds(bottom)})`,
    target: 'at most 12 times',
  };
}

export const inspectSpeed: Section = {
  name: 'inspect',
  title: 'Speed of inspect()',
  measure: async () => {
    const figures = [await againstParsing()];
    for (const shape of shapes) for (const truth of truths) figures.push(await growth(shape, truth));
    return figures;
  },
};
