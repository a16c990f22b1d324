/**
 * Where a thing stands on the wire, for those who debug the service: counted from 0, as the service counts. Beside it,
 * people count chunks and contexts from 1; with the list's name no number can be taken for the other.
 */
export const chunkPlace = (format: string, index: number | string): string =>
  format === 'generate-answer' ? `groundingAttributions[${index}]` : `groundingChunks[${index}]`;

export const supportPlace = (index: number | string): string => `groundingSupports[${index}]`;

export const contextPlace = (format: string, index: number): string =>
  format === 'corpora-query' ? `relevantChunks[${index}]` : `contexts[${index}]`;
