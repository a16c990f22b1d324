import { describe, expect, test } from 'vitest';
import type { WireRequest } from '../wire';
import { failureOf } from './failures';
import { factsOf } from './request-facts';
import { generating, querying, retrieving } from './testing/made-requests';

const same = (text: string) => text;
const info = (reason: string, metadata: object = {}) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
  metadata,
});

const told = (request: WireRequest, status: number, text: string, contentType = 'application/json') =>
  failureOf({ status, contentType, text, retryAfter: null }, factsOf(request), same);
const google = (request: WireRequest, code: number, status: string, message: string, ...details: object[]) =>
  told(request, code, JSON.stringify({ error: { code, message, status, details } }));

const answering: WireRequest = {
  ...querying(),
  rpc: 'GenerateAnswer',
  path: '/v1beta/models/aqa:generateAnswer',
};
const asking: WireRequest = {
  ...querying(),
  rpc: 'StreamGenerateContent',
  path: '/v1beta/models/gemini-x:streamGenerateContent?alt=sse',
};
const everywhere: WireRequest = { ...retrieving(), host: 'aiplatform.googleapis.com', location: 'global' };

/**
 * What people meet, each with the words that only this request can give. Long because it is the whole list: one entry for
 * each thing that the service is known to answer.
 */
describe('every known error says what happened and what to do', () => {
  test.each<[string, ReturnType<typeof told>, string, RegExp, RegExp]>([
    [
      'token expired',
      google(
        retrieving(),
        401,
        'UNAUTHENTICATED',
        'Request had invalid authentication credentials.',
        info('ACCESS_TOKEN_EXPIRED'),
      ),
      'denied',
      /: the access token is missing or has expired\.$/,
      /"gcloud auth application-default login".*npm run doctor/,
    ],
    [
      'sign-in due again',
      told(
        retrieving(),
        400,
        JSON.stringify({
          error: 'invalid_grant',
          error_description: 'reauth related error (invalid_rapt)',
          error_subtype: 'invalid_rapt',
        }),
      ),
      'denied',
      /demands a new sign-in from time to time/,
      /^Sign in again: "gcloud auth application-default login"\.$/,
    ],
    [
      'sign-in revoked',
      told(
        querying(),
        400,
        JSON.stringify({ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }),
      ),
      'denied',
      /the saved sign-in is no longer valid/,
      /--scopes=https:\/\/www\.googleapis\.com\/auth\/cloud-platform,https:\/\/www\.googleapis\.com\/auth\/generative-language\.retriever\.readonly"/,
    ],
    [
      'scope too small',
      google(
        querying(),
        403,
        'PERMISSION_DENIED',
        'Request had insufficient authentication scopes.',
        info('ACCESS_TOKEN_SCOPE_INSUFFICIENT'),
      ),
      'denied',
      /the access token lacks a scope/,
      /the token needs the scope https:\/\/www\.googleapis\.com\/auth\/generative-language\.retriever\.readonly: "gcloud/,
    ],
    [
      'API off',
      google(
        retrieving(),
        403,
        'PERMISSION_DENIED',
        'Vertex AI API has not been used in project 7 before or it is disabled.',
        info('SERVICE_DISABLED', { service: 'aiplatform.googleapis.com', consumer: 'projects/7' }),
      ),
      'not-configured',
      /the API is off in this project/,
      /"gcloud services enable aiplatform\.googleapis\.com --project demo"/,
    ],
    [
      'API off, project known from the error only',
      google(asking, 403, 'PERMISSION_DENIED', 'Off.', info('SERVICE_DISABLED', { consumer: 'projects/7' })),
      'not-configured',
      /the API is off/,
      /"gcloud services enable generativelanguage\.googleapis\.com --project 7"/,
    ],
    [
      'permission missing or corpus absent',
      google(
        retrieving('1'),
        403,
        'PERMISSION_DENIED',
        "Permission 'x' denied (or it may not exist).",
        info('IAM_PERMISSION_DENIED', {
          permission: 'aiplatform.ragCorpora.query',
          resource: 'projects/demo/locations/europe-west4/ragCorpora/1',
        }),
      ),
      'denied',
      /lacks a permission, or the resource does not exist/,
      /needs aiplatform\.ragCorpora\.query: .*projects\/demo\/locations\/europe-west4\/ragCorpora\/1 does not exist/,
    ],
    [
      'the service agent, not the caller',
      google(
        retrieving(),
        403,
        'PERMISSION_DENIED',
        'service-7@gcp-sa-vertex-rag.iam.gserviceaccount.com does not have storage.objects.get access.',
        info('IAM_PERMISSION_DENIED', { permission: 'storage.objects.get' }),
      ),
      'denied',
      /service agent lacks access to something, not the account that called/,
      /Give service-7@gcp-sa-vertex-rag\.iam\.gserviceaccount\.com the access/,
    ],
    [
      'quota project not set',
      google(
        asking,
        403,
        'PERMISSION_DENIED',
        'The generativelanguage.googleapis.com API requires a quota project, which is not set by default.',
      ),
      'not-configured',
      /a user credential needs a quota project/,
      /set-quota-project PROJECT", or set GOOGLE_CLOUD_QUOTA_PROJECT/,
    ],
    [
      'quota project not allowed',
      google(
        asking,
        403,
        'PERMISSION_DENIED',
        'Caller does not have required permission to use project billing.',
        info('USER_PROJECT_DENIED', { consumer: 'projects/billing' }),
      ),
      'denied',
      /may not bill the quota project/,
      /add-iam-policy-binding billing .*serviceUsageConsumer/,
    ],
    [
      'bad key',
      google(
        asking,
        400,
        'INVALID_ARGUMENT',
        'API key not valid. Please pass a valid API key.',
        info('API_KEY_INVALID'),
      ),
      'denied',
      /the API key is not valid/,
      /set GEMINI_API_KEY/,
    ],
    [
      'key where OAuth is needed',
      google(querying(), 401, 'UNAUTHENTICATED', 'API keys are not supported by this API.'),
      'not-configured',
      /takes no API key/,
      /Sign in with OAuth instead: "gcloud .*retriever/,
    ],
    [
      'global host for retrieval',
      google(everywhere, 501, 'UNIMPLEMENTED', 'Operation is not implemented, or supported, or enabled.'),
      'bad-input',
      /not offered at this host/,
      /went to aiplatform\.googleapis\.com, the corpus is projects\/demo\/locations\/europe-west4/,
    ],
    [
      'region closed to new projects',
      google(
        { ...retrieving(), location: 'us-central1' },
        400,
        'INVALID_ARGUMENT',
        'RAG Engine in us-central1 is allowlisting based; use other regions.',
      ),
      'refused',
      /takes no new projects in that region/,
      /^us-central1 takes only projects on its list: .*europe-west3/,
    ],
    [
      'no search backend',
      google(
        { ...retrieving(), location: 'us-west2' },
        500,
        'INTERNAL',
        'No available indexing project found in us-west2.',
      ),
      'refused',
      /the search behind RAG Engine failed/,
      /no search backend for this project in us-west2/,
    ],
    [
      'the same in other words',
      google(retrieving(), 500, 'INTERNAL', 'Failed to search for project 7.'),
      'refused',
      /the search behind RAG Engine failed/,
      /europe-west4/,
    ],
    [
      'corpus not found',
      google(retrieving('9'), 404, 'NOT_FOUND', 'RagCorpus 9 is not found.'),
      'not-found',
      /is not there/,
      /Nothing is called projects\/demo\/locations\/europe-west4\/ragCorpora\/9 there/,
    ],
    [
      'a field that is wrong',
      google(retrieving(), 400, 'INVALID_ARGUMENT', 'Bad.', {
        fieldViolations: [{ field: 'query.rag_retrieval_config.top_k' }],
      }),
      'bad-input',
      /not well formed/,
      /It concerns query\.rag_retrieval_config\.top_k\./,
    ],
    [
      'model unknown on Vertex AI',
      google(
        generating('gemini-0'),
        404,
        'NOT_FOUND',
        'Publisher Model `m` was not found or your project does not have access to it.',
      ),
      'not-found',
      /unknown, retired, or not offered/,
      /another model than gemini-0, or another place than europe-west4: .*"global"/,
    ],
    [
      'model unknown on the Gemini API',
      google(
        asking,
        404,
        'NOT_FOUND',
        'models/gemini-x is not found for API version v1beta, or is not supported for generateContent.',
      ),
      'not-found',
      /unknown, retired, or not offered/,
      /another model than gemini-x: https:/,
    ],
    [
      'quota, with the time to wait',
      google(asking, 429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', { retryDelay: '34.4s' }),
      'overloaded',
      /quota is used up/,
      /Wait 34\.4s\.$/,
    ],
    [
      'shared quota of Vertex AI',
      google(generating(), 429, 'RESOURCE_EXHAUSTED', 'Resource exhausted. Please try again later.'),
      'overloaded',
      /quota is used up, or the service is overloaded/,
      /"global" shares more capacity than europe-west4/,
    ],
    [
      'place of the caller',
      google(asking, 400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
      'refused',
      /not offered where the caller is/,
      /Vertex AI may be/,
    ],
    [
      'unknown field',
      google(
        retrieving(),
        400,
        'INVALID_ARGUMENT',
        'Invalid JSON payload received. Unknown name "hybridSearch".',
        { fieldViolations: [{ field: 'query' }] },
      ),
      'bad-input',
      /a field that this version of the API does not know/,
      /written for v1: .*It concerns query\./,
    ],
    [
      'the semantic retriever, retired',
      google(querying(), 501, 'UNIMPLEMENTED', 'Method not found.'),
      'refused',
      /does not offer the method/,
      /no longer served here\. File Search .* or Vertex AI RAG Engine/,
    ],
    [
      'the same as a 404',
      google(answering, 404, 'NOT_FOUND', 'Method not found.'),
      'not-found',
      /is not there/,
      /^If the name is right: The semantic retriever is no longer served/,
    ],
    [
      "the same as Google's page",
      told(querying(), 404, '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>', 'text/html'),
      'refused',
      /did not speak as Google's API does/,
      /no longer served here/,
    ],
    [
      "a region that does not exist, by Google's page",
      told(
        { ...retrieving(), location: 'mars-west1' },
        404,
        '<!DOCTYPE html><title>Error 404</title>',
        'text/html',
      ),
      'not-found',
      /status 404/,
      /the location mars-west1 exists/,
    ],
    [
      'overloaded',
      google(generating(), 503, 'UNAVAILABLE', 'Overloaded.'),
      'overloaded',
      /overloaded or down/,
      /ask again/,
    ],
    [
      'too slow',
      google(generating(), 504, 'DEADLINE_EXCEEDED', 'Slow.'),
      'timed-out',
      /took too long/,
      /ask again/,
    ],
    [
      'anything else',
      google(generating(), 418, 'TEAPOT', 'Short and stout.'),
      'refused',
      /answered with an error/,
      /Mend what/,
    ],
  ])('%s', (_, failure, code, message, hint) => {
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(message);
    expect(failure.hint).toMatch(hint);
  });
});

describe('the body, however it comes', () => {
  const error = { code: 404, message: 'Gone.', status: 'NOT_FOUND' };

  test.each([
    ['an object', { error }],
    ['a list of one', [{ error }]],
    ['the bare status', error],
  ])('%s: the words and the details are kept', (_, body) => {
    const failure = told(retrieving(), 404, JSON.stringify(body, null, 2));
    expect(failure).toMatchObject({ why: '404 NOT_FOUND: Gone.', details: error });
  });

  const begun = '{"error": {"code": 500, "message": "';
  test.each([
    ['nothing', '', 'It sent an empty body.'],
    ['plain text', 'upstream  connect\nerror', 'It sent the text "upstream connect error".'],
    ['a page', '<html><title> Sign\nin </title>', 'It sent a web page titled "Sign in".'],
    [
      'a page whose title holds references',
      '<html><title>It&#39;s &lt;R&amp;D&gt; &#x2013; &nosuch; &#9999999;</title>',
      'It sent a web page titled "It\'s <R&D> – &nosuch; &#9999999;".',
    ],
    ['a page without a title', '<html><p>x', 'It sent a web page.'],
    [
      'JSON that was cut',
      `${begun}${'a'.repeat(500)}`,
      `It sent the text "${begun}${'a'.repeat(200 - begun.length)}…".`,
    ],
    ['JSON that is too deep', '['.repeat(2000), `It sent the text "${'['.repeat(200)}…".`],
  ])('%s', (_, text, why) => {
    expect(told(retrieving(), 500, text, 'text/plain')).toMatchObject({ code: 'refused', why });
  });

  test('what it holds is redacted before it is looked at', () => {
    const text = JSON.stringify({
      error: {
        code: 400,
        message: 'Bad sesame',
        'sesame-field': ['sesame'],
        details: [{ metadata: { permission: 'sesame' } }],
      },
    });
    for (const body of [text, `plain ${text}`]) {
      const failure = failureOf(
        { status: 400, contentType: '', text: body, retryAfter: null },
        factsOf(retrieving()),
        (words) => words.replaceAll('sesame', '*'),
      );
      expect(JSON.stringify(failure)).not.toContain('sesame');
      expect(JSON.stringify(failure)).toContain('*');
    }
  });
});
