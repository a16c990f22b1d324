const units = 100_000;
const step = 100;
const reach = 250;

const sentence = (index: number) =>
  index % 3 === 0
    ? `The **${index.toString(36)} ferry** leaves at ${index % 24}:30 and takes bicycles. `
    : `Line ${index} keeps to its *usual* timetable, with tickets from the \`${index.toString(36)}\` machine. `;

/** 100,000 characters of Markdown: paragraphs with bold, italics and code, and a list after every fourth. */
function markdown(): string {
  let text = '';
  for (let paragraph = 0, index = 0; text.length < units; paragraph++) {
    if (paragraph % 4 === 3) {
      for (let item = 0; item < 4; item++) text += `- ${sentence(index++).trim()}\n`;
    } else {
      for (let within = 0; within < 6; within++) text += sentence(index++);
    }
    text += '\n\n';
  }
  return `${text.slice(0, units - lastWord.length - 2).trimEnd()}\n\n${lastWord}`;
}

/** Stands at the very beginning, as it is shown. */
export const firstWords = 'The 0 ferry leaves';

/** Stands at the very end of the answer and nowhere else. */
export const lastWord = 'Endofanswer.';

/**
 * A response with a long answer and that many supports, each 250 characters long and 100 after the one before, so
 * that every one crosses its neighbours. Fewer supports are the first of the more.
 */
export function longAnswer(supports: number): string {
  const text = markdown();
  const groundingSupports = Array.from({ length: supports }, (_, index) => {
    // All of it is ASCII, so that bytes and string units are the same.
    const startIndex = Math.min(index * step, text.length - reach);
    const endIndex = startIndex + reach;
    return {
      segment: { startIndex, endIndex, text: text.slice(startIndex, endIndex) },
      groundingChunkIndices: [index % 40],
      confidenceScores: [0.6 + (index % 40) / 100],
    };
  });
  const groundingChunks = Array.from({ length: 40 }, (_, index) => ({
    retrievedContext: { title: `line-${index}.md`, uri: `gs://docs/line-${index}.md`, text: sentence(index) },
  }));
  return JSON.stringify({
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: 'STOP',
        groundingMetadata: { groundingChunks, groundingSupports },
      },
    ],
  });
}
