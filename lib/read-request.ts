import 'server-only';
import * as z from 'zod';
import { fail, type Outcome, ok } from './outcome';
import { target } from './read-target';
import type { AskRequest, ListRequest } from './request';

const runId = z.uuid();

const askRequest = z.object({
  runId,
  build: z.string().max(64),
  question: z.string().trim().min(1, 'is empty').max(8000, 'is longer than 8000 characters'),
  target,
});

const resourceName = z.string().min(1, 'is empty').max(400, 'is longer than 400 characters');
const pageToken = z.string().max(4000).nullable();
const listRequest = z.union([
  z.object({
    backend: z.literal('vertex'),
    what: z.enum(['corpora', 'files']),
    parent: resourceName,
    pageToken,
  }),
  z.object({ backend: z.literal('gemini'), what: z.enum(['corpora', 'file-search-stores']), pageToken }),
  z.object({
    backend: z.literal('gemini'),
    what: z.literal('documents'),
    parent: resourceName,
    pageToken,
  }),
]);

/** Checks what a page (or anyone: an action is a public endpoint) sent. The message names the field. */
export const readAskRequest = (input: unknown): Outcome<AskRequest> => read(askRequest, input);

/** Checks which page of which list is wanted. */
export const readListRequest = (input: unknown): Outcome<ListRequest> => read(listRequest, input);

function read<T>(schema: z.ZodType<T>, input: unknown): Outcome<T> {
  const checked = schema.safeParse(input);
  if (checked.success) return ok(checked.data);
  const issue = deepest(checked.error.issues[0]);
  const field = issue?.path.join('.') || 'request';
  return fail(
    'bad-input',
    `The field "${field}" ${issue?.message ?? 'is not valid'}.`,
    'Correct the form and ask again.',
  );
}

type Issue = z.core.$ZodIssue;

/** Where alternatives were tried, the issue of the one that got furthest says more than "no alternative fits". */
function deepest(issue: Issue | undefined): Issue | undefined {
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const [best] = issue.errors
    .flatMap((issues) => issues.slice(0, 1))
    .map((inner) => deepest(inner) ?? inner)
    .sort((one, other) => other.path.length - one.path.length);
  return best && { ...best, path: [...issue.path, ...best.path] };
}

/** null when it is no run id. */
export function readRunId(input: unknown): string | null {
  const checked = runId.safeParse(input);
  return checked.success ? checked.data : null;
}
