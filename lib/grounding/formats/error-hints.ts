import type { JsonRecord } from '../decode/json-tree';
import { namedBy } from './error-details';

type Reported = { status: string; message: string; details: readonly JsonRecord[] };

/** One thing people meet. The machine-readable reason decides first, then the words, then the status alone. */
type Hint = { reason?: RegExp; words?: RegExp; status?: string; hint: string };

const hints: readonly Hint[] = [
  {
    reason: /^(ACCESS_TOKEN_EXPIRED|CREDENTIALS_MISSING)$/,
    words: /invalid authentication credentials/i,
    hint: 'The access token is missing or has expired: get a new one with "gcloud auth print-access-token".',
  },
  {
    reason: /^ACCESS_TOKEN_SCOPE_INSUFFICIENT$/,
    words: /insufficient authentication scopes/i,
    hint: 'The token lacks a scope: Vertex AI needs cloud-platform, corpora of the Gemini API need generative-language.retriever.',
  },
  {
    reason: /^SERVICE_DISABLED$/,
    words: /has not been used in project .* before or it is disabled/i,
    hint: 'The API is off in this project: enable it, wait some minutes and ask again.',
  },
  {
    reason: /^USER_PROJECT_DENIED$/,
    words: /serviceusage\.services\.use/,
    hint: 'The account may not bill that quota project: it needs the role Service Usage Consumer there.',
  },
  {
    words: /requires a quota project/i,
    hint: 'A user credential needs a quota project: send the header x-goog-user-project.',
  },
  {
    reason: /^IAM_PERMISSION_DENIED$/,
    words: /or it may not exist/i,
    hint: 'Either the account lacks this permission or the resource does not exist: check the role, and the project, region and id of the corpus.',
  },
  {
    reason: /^API_KEY_INVALID$/,
    words: /API key not valid/i,
    hint: 'The API key is wrong or was revoked: make a new one for this API.',
  },
  {
    words: /API keys are not supported/i,
    hint: 'This method takes no API key: send an OAuth token as "Authorization: Bearer …".',
  },
  {
    words: /not implemented, or supported, or enabled/i,
    hint: 'The region of the host and of the corpus differ, or the global host was called: call the host of the region in the corpus name.',
  },
  {
    words: /allowlisting|use other regions/i,
    hint: 'RAG Engine has no room for this project in that region: make the corpus in another one, e.g. europe-west3 or europe-west4.',
  },
  {
    words: /No available indexing project|Failed to search for project/i,
    hint: 'RAG Engine is not served in that region: move the corpus to another one.',
  },
  {
    words: /Publisher Model .* was not found|is not found for API version|not supported for generateContent/i,
    hint: 'The model is unknown, retired, or not offered there: choose another model, or the location "global".',
  },
  {
    words: /User location is not supported/i,
    hint: 'The service is not offered where the caller is.',
  },
  {
    words: /Unknown name/i,
    hint: 'The request holds a field that this version of the API does not know: v1 and v1beta1 differ.',
  },
  {
    reason: /^RATE_LIMIT_EXCEEDED$/,
    status: 'RESOURCE_EXHAUSTED',
    hint: 'The quota is used up: wait and ask again, or ask for more quota.',
  },
  { status: 'UNAUTHENTICATED', hint: 'The call carried no valid credentials: get a new token or key.' },
  { status: 'PERMISSION_DENIED', hint: 'The account lacks a permission: check its roles in this project.' },
  {
    status: 'NOT_FOUND',
    hint: 'What was asked for is not there: check project, region, id and API version.',
  },
  {
    status: 'INVALID_ARGUMENT',
    hint: 'The request is not well formed: check the field that the message names.',
  },
  {
    status: 'FAILED_PRECONDITION',
    hint: 'The project or account is not ready for this call: see the message.',
  },
  {
    status: 'UNIMPLEMENTED',
    hint: 'This host does not offer the method: check host, region and API version.',
  },
  { status: 'DEADLINE_EXCEEDED', hint: 'The service took too long: ask again, perhaps for less.' },
  { status: 'UNAVAILABLE', hint: 'The service is overloaded or down: ask again in a while.' },
  { status: 'INTERNAL', hint: 'Something failed within the service: ask again in a while.' },
];

const fallback =
  'This is an error of the service, not an answer: mend what it names, ask again and open what comes back.';

/** What a person can do about an error of the service. */
export function hintFor({ status, message, details }: Reported): string {
  const reasons = details.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
  const found =
    hints.find(({ reason }) => reason && reasons.some((name) => reason.test(name))) ??
    hints.find(({ words }) => words?.test(message)) ??
    hints.find((hint) => hint.status === status);
  return [found?.hint ?? fallback, ...details.flatMap(namedBy)].join(' ');
}
