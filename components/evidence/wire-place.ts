/** Where a card's thing stands on the wire, for those who debug the service: counted from 0, as the service counts. */
export const chunkPlace = (format: string, index: number): string =>
  format === 'generate-answer' ? `groundingAttributions[${index}]` : `groundingChunks[${index}]`;

export const contextPlace = (format: string, index: number): string =>
  format === 'corpora-query' ? `relevantChunks[${index}]` : `contexts[${index}]`;
