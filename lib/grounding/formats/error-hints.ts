import type { JsonRecord } from '../decode/json-tree';

type Reported = { status: string; message: string; details: readonly JsonRecord[] };

/**
 * One thing people meet. Words that are `decisive` are so exact that they win over the machine-readable reason; else the
 * reason decides, then the words, then the status alone.
 */
type Row = {
  kind: string;
  decisive?: RegExp;
  reason?: RegExp;
  words?: RegExp;
  status?: string;
  /** Ends the sentence "The service said no: …". */
  happened: string;
  hint: string;
};

/** A name for what went wrong, finer than the status: who knows the request can say more about it. */
export type ErrorKind = (typeof rows)[number]['kind'] | (typeof fallback)['kind'];

export type Judged = { kind: ErrorKind; happened: string; hint: string };

const rows = [
  {
    kind: 'sign-in-again',
    decisive: /invalid_rapt|rapt_required|reauth related error/i,
    happened: 'the organisation demands a new sign-in from time to time, and it is due',
    hint: 'Sign in again: "gcloud auth application-default login".',
  },
  {
    kind: 'grant-revoked',
    decisive: /\binvalid_grant\b/,
    happened: 'the saved sign-in is no longer valid',
    hint: 'Sign in again: "gcloud auth application-default login".',
  },
  {
    kind: 'service-agent',
    decisive: /@gcp-sa-[a-z-]+\.iam\.gserviceaccount\.com|RAG Data Service Agent/i,
    happened: "Google's own service agent lacks access to something, not the account that called",
    hint: 'Give that service agent the access the message names, e.g. to read the bucket or folder the files lie in.',
  },
  {
    kind: 'token-invalid',
    reason: /^(ACCESS_TOKEN_EXPIRED|CREDENTIALS_MISSING)$/,
    words: /invalid authentication credentials/i,
    happened: 'the access token is missing or has expired',
    hint: 'The access token is missing or has expired: get a new one with "gcloud auth print-access-token".',
  },
  {
    kind: 'scope-too-small',
    reason: /^ACCESS_TOKEN_SCOPE_INSUFFICIENT$/,
    words: /insufficient authentication scopes/i,
    happened: 'the access token lacks a scope',
    hint: 'The token lacks a scope: Vertex AI needs cloud-platform, corpora of the Gemini API need generative-language.retriever.',
  },
  {
    kind: 'api-off',
    reason: /^SERVICE_DISABLED$/,
    words: /has not been used in project .* before or it is disabled/i,
    happened: 'the API is off in this project',
    hint: 'The API is off in this project: enable it, wait some minutes and ask again.',
  },
  {
    kind: 'quota-project-denied',
    reason: /^USER_PROJECT_DENIED$/,
    words: /serviceusage\.services\.use/,
    happened: 'the account may not bill the quota project',
    hint: 'The account may not bill that quota project: it needs the role Service Usage Consumer there.',
  },
  {
    kind: 'quota-project-missing',
    words: /requires a quota project/i,
    happened: 'a user credential needs a quota project, and none is set',
    hint: 'A user credential needs a quota project: send the header x-goog-user-project.',
  },
  {
    kind: 'permission-or-absent',
    reason: /^IAM_PERMISSION_DENIED$/,
    words: /or it may not exist/i,
    happened: 'the account lacks a permission, or the resource does not exist',
    hint: 'Either the account lacks this permission or the resource does not exist: check the role, and the project, region and id of the corpus.',
  },
  {
    kind: 'key-invalid',
    reason: /^API_KEY_INVALID$/,
    words: /API key not valid/i,
    happened: 'the API key is not valid',
    hint: 'The API key is wrong or was revoked: make a new one for this API.',
  },
  {
    kind: 'key-not-accepted',
    words: /API keys are not supported/i,
    happened: 'this method takes no API key',
    hint: 'This method takes no API key: send an OAuth token as "Authorization: Bearer …".',
  },
  {
    kind: 'region-mismatch',
    words: /not implemented, or supported, or enabled/i,
    happened: 'the method is not offered at this host for this resource',
    hint: 'The region of the host and of the corpus differ, or the global host was called: call the host of the region in the corpus name.',
  },
  {
    kind: 'region-closed',
    words: /allowlisting|use other regions/i,
    happened: 'RAG Engine takes no new projects in that region',
    hint: 'RAG Engine has no room for this project in that region: make the corpus in another one, e.g. europe-west3 or europe-west4.',
  },
  {
    kind: 'region-not-served',
    words: /No available indexing project|Failed to search for project/i,
    happened: 'the search behind RAG Engine failed: it is not served in that region',
    hint: 'RAG Engine is not served in that region: move the corpus to another one.',
  },
  {
    kind: 'model-unknown',
    words: /Publisher Model .* was not found|is not found for API version|not supported for generateContent/i,
    happened: 'the model is unknown, retired, or not offered there',
    hint: 'The model is unknown, retired, or not offered there: choose another model, or the location "global".',
  },
  {
    kind: 'caller-place',
    words: /User location is not supported/i,
    happened: 'the service is not offered where the caller is',
    hint: 'The service is not offered where the caller is.',
  },
  {
    kind: 'field-unknown',
    words: /Unknown name/i,
    happened: 'the request holds a field that this version of the API does not know',
    hint: 'The request holds a field that this version of the API does not know: v1 and v1beta1 differ.',
  },
  {
    kind: 'quota-used-up',
    reason: /^RATE_LIMIT_EXCEEDED$/,
    status: 'RESOURCE_EXHAUSTED',
    happened: 'the quota is used up, or the service is overloaded',
    hint: 'The quota is used up: wait and ask again, or ask for more quota.',
  },
  {
    kind: 'unauthenticated',
    status: 'UNAUTHENTICATED',
    happened: 'the call carried no valid credentials',
    hint: 'The call carried no valid credentials: get a new token or key.',
  },
  {
    kind: 'denied',
    status: 'PERMISSION_DENIED',
    happened: 'the account lacks a permission',
    hint: 'The account lacks a permission: check its roles in this project.',
  },
  {
    kind: 'not-found',
    status: 'NOT_FOUND',
    happened: 'what was asked for is not there',
    hint: 'What was asked for is not there: check project, region, id and API version.',
  },
  {
    kind: 'bad-request',
    status: 'INVALID_ARGUMENT',
    happened: 'the request is not well formed',
    hint: 'The request is not well formed: check the field that the message names.',
  },
  {
    kind: 'not-ready',
    status: 'FAILED_PRECONDITION',
    happened: 'the project or account is not ready for this call',
    hint: 'The project or account is not ready for this call: see the message.',
  },
  {
    kind: 'not-served',
    status: 'UNIMPLEMENTED',
    happened: 'this host does not offer the method',
    hint: 'This host does not offer the method: check host, region and API version.',
  },
  {
    kind: 'too-slow',
    status: 'DEADLINE_EXCEEDED',
    happened: 'the service took too long',
    hint: 'The service took too long: ask again, perhaps for less.',
  },
  {
    kind: 'overloaded',
    status: 'UNAVAILABLE',
    happened: 'the service is overloaded or down',
    hint: 'The service is overloaded or down: ask again in a while.',
  },
  {
    kind: 'service-fault',
    status: 'INTERNAL',
    happened: 'something failed within the service',
    hint: 'Something failed within the service: ask again in a while.',
  },
] as const satisfies readonly Row[];

const fallback = {
  kind: 'other',
  happened: 'it answered with an error',
  hint: 'This is an error of the service, not an answer: mend what it names, ask again and open what comes back.',
} as const;

/** Which of the known things an error is. */
export function judgeError({ status, message, details }: Reported): Judged {
  const reasons = details.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
  const known: readonly (Row & Judged)[] = rows;
  return (
    known.find(({ decisive }) => decisive?.test(message)) ??
    known.find(({ reason }) => reason && reasons.some((name) => reason.test(name))) ??
    known.find(({ words }) => words?.test(message)) ??
    known.find((row) => row.status === status) ??
    fallback
  );
}
