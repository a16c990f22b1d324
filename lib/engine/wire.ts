import type { Composed, Hit, Opened } from '../retrieval';
import { tokensIn } from '../retrieval';
import { byteIndex } from '../text/offsets';

/** proto3 JSON leaves out what equals its default. */
const nonZero = <K extends string>(key: K, value: number): Partial<Record<K, number>> => {
  const field: Partial<Record<K, number>> = {};
  if (value !== 0) field[key] = value;
  return field;
};

/** For an uploaded file Vertex gives the display name as uri; ours have no other address. */
const nameOf = (opened: Opened, hit: Hit) => opened.documents[hit.chunk.document]?.name ?? '';

/** A `RetrieveContextsResponse`. `score` is the cosine distance, 0..2, 0 is best; it is sent even when 0. */
export function contextsResponse(opened: Opened, hits: readonly Hit[]) {
  const contexts = hits.map((hit) => ({
    sourceUri: nameOf(opened, hit),
    sourceDisplayName: nameOf(opened, hit),
    text: hit.chunk.text,
    score: hit.distance,
    chunk: { text: hit.chunk.text },
  }));
  return { contexts: contexts.length === 0 ? {} : { contexts } };
}

export const modelVersion = 'embedded-extractive-1';

/** Where the two APIs write the same grounding differently. */
export type Dialect = {
  /** What tells the queries that were run. */
  queries(question: string): { retrievalQueries?: string[] };
  /** A grounding chunk's source. */
  retrievedContext(name: string, text: string): RetrievedContext;
};

type RetrievedContext = {
  uri?: string;
  title: string;
  text: string;
  ragChunk?: { text: string };
  fileSearchStore?: string;
};

/** The RAG tool of Vertex AI. */
export const ragDialect: Dialect = {
  queries: (question) => ({ retrievalQueries: [question] }),
  retrievedContext: (name, text) => ({ uri: name, title: name, text, ragChunk: { text } }),
};

/** File Search of the Gemini API, over a store. It tells neither queries nor addresses. */
export const fileSearchDialect = (fileSearchStore: string): Dialect => ({
  queries: () => ({}),
  retrievedContext: (title, text) => ({ title, text, fileSearchStore }),
});

type GroundingMetadata = {
  retrievalQueries?: string[];
  groundingChunks?: { retrievedContext: RetrievedContext }[];
  groundingSupports?: {
    segment: { startIndex?: number; endIndex: number; text: string };
    groundingChunkIndices: number[];
    confidenceScores: number[];
  }[];
};

/** A `GenerateContentResponse`. */
export type AnswerEvent = {
  candidates: {
    content: { role: string; parts: { text: string }[] };
    finishReason?: string;
    groundingMetadata?: GroundingMetadata;
  }[];
  usageMetadata?: Usage;
  modelVersion: string;
  responseId: string;
};

type Usage = { promptTokenCount: number; candidatesTokenCount?: number; totalTokenCount: number };

/** Each event's own text; `finishReason` and all grounding metadata ride on the last, as Vertex streams them. */
export function answerEvents(
  opened: Opened,
  hits: readonly Hit[],
  composed: Composed,
  question: string,
  responseId: string,
  dialect: Dialect = ragDialect,
): AnswerEvent[] {
  const texts = composed.blocks.map((block) => block.text);
  if (texts.length === 0) texts.push('');
  return texts.map((text, at) => {
    const last = at === texts.length - 1;
    const candidate = {
      content: { role: 'model', parts: [{ text }] },
      ...(last ? { finishReason: composed.cut ? 'MAX_TOKENS' : 'STOP' } : {}),
      groundingMetadata: last ? groundingMetadata(opened, hits, composed, question, dialect) : {},
    };
    const usage = last ? { usageMetadata: usageOf(question, texts.join('')) } : {};
    return { candidates: [candidate], ...usage, modelVersion, responseId };
  });
}

/** The same answer as one response. */
export function wholeAnswer(events: readonly AnswerEvent[]): AnswerEvent {
  const last = events.at(-1);
  const [candidate] = last?.candidates ?? [];
  if (last === undefined || candidate === undefined) throw new Error('An answer has at least one event.');
  const text = events.map((event) => event.candidates[0]?.content.parts[0]?.text ?? '').join('');
  return { ...last, candidates: [{ ...candidate, content: { role: 'model', parts: [{ text }] } }] };
}

/** An answer that nothing was retrieved for: it carries no grounding metadata at all. */
export function plainAnswer(text: string, question: string, responseId: string): AnswerEvent {
  const candidate = { content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' };
  return { candidates: [candidate], usageMetadata: usageOf(question, text), modelVersion, responseId };
}

function usageOf(question: string, answer: string): Usage {
  const promptTokenCount = tokensIn(question);
  const candidatesTokenCount = tokensIn(answer);
  return {
    promptTokenCount,
    ...nonZero('candidatesTokenCount', candidatesTokenCount),
    totalTokenCount: promptTokenCount + candidatesTokenCount,
  };
}

function groundingMetadata(
  opened: Opened,
  hits: readonly Hit[],
  composed: Composed,
  question: string,
  dialect: Dialect,
): GroundingMetadata {
  const groundingChunks = hits.map((hit) => ({
    retrievedContext: dialect.retrievedContext(nameOf(opened, hit), hit.chunk.text),
  }));
  const groundingSupports = supportsOf(composed);
  return {
    ...dialect.queries(question),
    ...(groundingChunks.length === 0 ? {} : { groundingChunks }),
    ...(groundingSupports.length === 0 ? {} : { groundingSupports }),
  };
}

/** Offsets count UTF-8 bytes of the whole answer, all events joined. */
function supportsOf(composed: Composed) {
  const answer = composed.blocks.map((block) => block.text).join('');
  const { toBytes } = byteIndex(answer);
  let before = 0;
  return composed.blocks.flatMap((block) => {
    const from = before;
    before += block.text.length;
    return block.quotes.map(({ start, end, sources }) => ({
      segment: {
        ...nonZero('startIndex', toBytes(from + start) ?? 0),
        endIndex: toBytes(from + end) ?? 0,
        text: answer.slice(from + start, from + end),
      },
      groundingChunkIndices: sources.map((source) => source.hit),
      confidenceScores: sources.map((source) => source.confidence),
    }));
  });
}
