/** How the supports of a generated response lie to one another. */
export type Shape =
  /** One after the other, never touching. */
  | 'disjoint'
  /** Each reaches into the next. */
  | 'crossing'
  /** In groups of twenty, each inside the one before, the groups crossing. */
  | 'nested';

/** Whether offsets and quotes agree, the quotes stand a little elsewhere, or nowhere in the answer. */
export type Truth = 'exact' | 'moved' | 'lost';

export type Plan = { supports: number; chunks: number; shape: Shape; truth: Truth };

const words = ['ab', 'ün', 'so', '計', 'qu', 'ß', 'la', 'ho', 'é', 'fi', '🌿', 'no'];
const wordsASupport = 3;
const groupSize = 20;

/** Text in which every word is its own, so that a quote stands in one place only. */
const wordAt = (index: number) => `${words[index % words.length] ?? ''}${index.toString(36)}`;

/**
 * A `generateContent` response as text, the same for the same plan: a few words of answer a support, with letters of
 * one to four bytes, so that bytes and string units differ nearly everywhere.
 */
export function generatedResponse({ supports, chunks, shape, truth }: Plan): string {
  const count = supports * wordsASupport + groupSize * 2;
  const tokens = Array.from({ length: count }, (_, index) => wordAt(index));
  const byteAt = [0];
  for (const token of tokens) byteAt.push((byteAt.at(-1) ?? 0) + Buffer.byteLength(token) + 1);

  const groundingSupports = Array.from({ length: supports }, (_, index) => {
    const { first, last } = reach(shape, index);
    const quote = tokens.slice(first, last).join(' ');
    const away = truth === 'moved' ? wordsASupport : 0;
    return {
      segment: {
        startIndex: byteAt[first + away],
        endIndex: (byteAt[last + away] ?? 0) - 1,
        text: truth === 'lost' ? `${quote} unsaid` : quote,
      },
      groundingChunkIndices: [index % chunks],
      confidenceScores: [0.6 + (index % 40) / 100],
    };
  });
  const groundingChunks = Array.from({ length: chunks }, (_, index) => ({
    retrievedContext: {
      title: `${index}.md`,
      uri: `gs://docs/${index}.md`,
      text: `${wordAt(index)} as it stood.`,
    },
  }));
  return JSON.stringify({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: `${tokens.join(' ')}.` }] },
        finishReason: 'STOP',
        groundingMetadata: { groundingChunks, groundingSupports },
      },
    ],
  });
}

/** The words of a support, half-open. */
function reach(shape: Shape, index: number): { first: number; last: number } {
  const first = index * wordsASupport;
  if (shape === 'disjoint') return { first, last: first + wordsASupport - 1 };
  if (shape === 'crossing') return { first, last: first + wordsASupport + 1 };
  const inGroup = index % groupSize;
  const groupStart = (index - inGroup) * wordsASupport;
  // A group is a little wider than its share of the answer, so that its outer supports cross the next group's.
  return { first: groupStart + inGroup, last: groupStart + groupSize * wordsASupport + groupSize - inGroup };
}
