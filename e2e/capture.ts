/** A `generateContent` response as JSON text: an answer, its supports by quote, and its chunks. */
export function responseText({
  answer,
  supports,
  chunks,
}: {
  answer: string;
  /** `quote` has to stand in the answer; its first place is meant. */
  supports: readonly { quote: string; chunks: readonly number[]; scores?: readonly number[] }[];
  chunks: readonly { title?: string; uri?: string; text?: string }[];
}): string {
  const bytes = (text: string) => Buffer.byteLength(text);
  const groundingSupports = supports.map(({ quote, chunks: groundingChunkIndices, scores }) => {
    const at = answer.indexOf(quote);
    if (at < 0) throw new Error(`The answer does not hold "${quote}".`);
    const startIndex = bytes(answer.slice(0, at));
    return {
      segment: { startIndex, endIndex: startIndex + bytes(quote), text: quote },
      groundingChunkIndices,
      ...(scores === undefined ? {} : { confidenceScores: scores }),
    };
  });
  return JSON.stringify({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: answer }] },
        finishReason: 'STOP',
        groundingMetadata: {
          groundingChunks: chunks.map((retrievedContext) => ({ retrievedContext })),
          groundingSupports,
        },
      },
    ],
  });
}
