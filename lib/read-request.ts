import 'server-only';
import * as z from 'zod';
import { fail, type Outcome, ok } from './outcome';
import type { AskRequest } from './request';

const corpusName = /^projects\/[^/]+\/locations\/[a-z0-9-]+\/ragCorpora\/[^/]+$/;

/** Cosine distance lies in [0, 2], so similarity (1 - distance) lies in [-1, 1]. */
const threshold = z.union([
  z.object({
    kind: z.literal('distance'),
    value: z.number('is not a number').min(0, 'is below 0').max(2, 'is above 2'),
  }),
  z.object({
    kind: z.literal('similarity'),
    value: z.number('is not a number').min(-1, 'is below -1').max(1, 'is above 1'),
  }),
]);

const runId = z.uuid();

const askRequest = z.object({
  runId,
  build: z.string().max(64),
  backend: z.string().min(1).max(40),
  corpus: z
    .string()
    .max(400)
    .regex(corpusName, 'is not a corpus name like projects/P/locations/L/ragCorpora/C'),
  question: z.string().trim().min(1, 'is empty').max(8000, 'is longer than 8000 characters'),
  retrieval: z.object({
    topK: z.int('is not a whole number').min(1, 'is below 1').max(100, 'is above 100'),
    threshold: threshold.nullable(),
    fileIds: z.array(z.string().min(1).max(200)).max(1000),
  }),
  generation: z.object({
    model: z.string().max(200).nullable(),
    temperature: z.number().min(0).max(2).nullable(),
    maxOutputTokens: z
      .int('is not a whole number')
      .min(1, 'is below 1')
      .max(65_536, 'is above 65,536')
      .nullable(),
  }),
});

/** Checks what a page (or anyone: an action is a public endpoint) sent. The message names the field. */
export function readAskRequest(input: unknown): Outcome<AskRequest> {
  const read = askRequest.safeParse(input);
  if (read.success) return ok(read.data);
  const issue = read.error.issues[0];
  const field = issue?.path.join('.') || 'request';
  return fail(
    'bad-input',
    `The field "${field}" ${issue?.message ?? 'is not valid'}.`,
    'Correct the form and ask again.',
  );
}

/** null when it is no run id. */
export function readRunId(input: unknown): string | null {
  const read = runId.safeParse(input);
  return read.success ? read.data : null;
}
