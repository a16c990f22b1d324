import 'server-only';
import * as z from 'zod';
import type { Target } from './target';

/** Shapes and sizes only: what a service refuses for a reason of its own is said by `lib/wire`. */
const text = (longest: number) => z.string().max(longest, `is longer than ${longest} characters`);
const name = text(400).min(1, 'is empty');
const number = z.number('is not a number');
const whole = z.int('is not a whole number');
const topK = whole.min(1, 'is below 1').max(100, 'is above 100');
const fileIds = z.array(text(200).min(1, 'is empty')).max(1000, 'holds more than 1000 files');
const maxOutputTokens = whole.min(1, 'is below 1').max(65_536, 'is above 65,536').nullable();

/** Cosine distance lies in [0, 2], so similarity (1 - distance) lies in [-1, 1]. */
const cosineThreshold = z.union([
  z.object({ kind: z.literal('distance'), value: number.min(0, 'is below 0').max(2, 'is above 2') }),
  z.object({ kind: z.literal('similarity'), value: number.min(-1, 'is below -1').max(1, 'is above 1') }),
]);
/** The metric is the vector database's, and a dot product has no bounds. */
const threshold = z.object({ kind: z.enum(['distance', 'similarity']), value: number });

const corpusName = /^projects\/[^/]+\/locations\/[a-z0-9-]+\/ragCorpora\/[^/]+$/;
const corpus = text(400).regex(corpusName, 'is not a corpus name like projects/P/locations/L/ragCorpora/C');

const safety = z
  .array(
    z.object({
      category: z.enum([
        'HARM_CATEGORY_HATE_SPEECH',
        'HARM_CATEGORY_DANGEROUS_CONTENT',
        'HARM_CATEGORY_HARASSMENT',
        'HARM_CATEGORY_SEXUALLY_EXPLICIT',
      ]),
      threshold: z.enum([
        'BLOCK_LOW_AND_ABOVE',
        'BLOCK_MEDIUM_AND_ABOVE',
        'BLOCK_ONLY_HIGH',
        'BLOCK_NONE',
        'OFF',
      ]),
    }),
  )
  .max(4, 'names a category twice');

const modelSettings = {
  systemInstruction: text(40_000).nullable(),
  temperature: number.min(0, 'is below 0').max(2, 'is above 2').nullable(),
  topP: number.min(0, 'is below 0').max(1, 'is above 1').nullable(),
  maxOutputTokens,
  seed: whole.nullable(),
  thinking: z
    .object({
      budget: whole.nullable(),
      level: z.enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH']).nullable(),
      includeThoughts: z.boolean(),
    })
    .nullable(),
  safety,
};

const embedded = z.object({
  backend: z.literal('embedded'),
  corpus,
  retrieval: z.object({ topK, threshold: cosineThreshold.nullable(), fileIds }),
  generation: z.object({ maxOutputTokens }),
});

const vertex = z.object({
  backend: z.literal('vertex'),
  corpus,
  retrieval: z.object({
    topK: topK.nullable(),
    threshold: threshold.nullable(),
    fileIds,
    metadataFilter: text(4000).nullable(),
    ranking: z.object({ kind: z.enum(['rank-service', 'llm-ranker']), model: name }).nullable(),
    hybridAlpha: number.min(0, 'is below 0').max(1, 'is above 1').nullable(),
  }),
  generation: z.object({ ...modelSettings, location: text(60).nullable(), model: name }),
});

const condition = z.union([
  z.object({ operation: z.enum(['LESS', 'LESS_EQUAL', 'GREATER', 'GREATER_EQUAL']), value: number }),
  z.object({ operation: z.enum(['EQUAL', 'NOT_EQUAL']), value: z.union([text(1000), number]) }),
  z.object({ operation: z.enum(['INCLUDES', 'EXCLUDES']), value: text(1000) }),
]);

const gemini = z.object({
  backend: z.literal('gemini'),
  retrieval: z
    .object({
      corpus: name,
      document: name.nullable(),
      resultsCount: whole.min(1, 'is below 1').max(100, 'is above 100').nullable(),
      filters: z.array(z.object({ key: text(200), conditions: z.array(condition).max(50) })).max(50),
    })
    .nullable(),
  generation: z.discriminatedUnion('method', [
    z.object({
      method: z.literal('generate-answer'),
      model: name,
      style: z.enum(['ABSTRACTIVE', 'EXTRACTIVE', 'VERBOSE']),
      temperature: number.min(0, 'is below 0').max(1, 'is above 1').nullable(),
      passages: z.enum(['inline', 'semantic-retriever']),
      safety,
    }),
    z.object({
      ...modelSettings,
      method: z.literal('generate-content'),
      model: name,
      tool: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('file-search'),
          stores: z.array(name).max(50),
          topK: topK.nullable(),
          metadataFilter: text(4000).nullable(),
        }),
        z.object({ kind: z.literal('google-search') }),
      ]),
    }),
  ]),
});

/** The settings of one backend as a page sent them: right in shape and size. */
export const target: z.ZodType<Target> = z.discriminatedUnion('backend', [embedded, vertex, gemini]);
