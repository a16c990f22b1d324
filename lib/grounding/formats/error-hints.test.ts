import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error';

const detail = (reason: string) => [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];

describe('what a person is told about an error', () => {
  it.each([
    [{ code: 401, status: 'UNAUTHENTICATED', details: detail('ACCESS_TOKEN_EXPIRED') }, /print-access-token/],
    [{ code: 401, message: 'Request had invalid authentication credentials.' }, /print-access-token/],
    [{ code: 403, message: 'Request had insufficient authentication scopes.' }, /lacks a scope/],
    [{ code: 403, details: detail('SERVICE_DISABLED') }, /enable it/],
    [
      { code: 403, message: 'This API has not been used in project 7 before or it is disabled.' },
      /enable it/,
    ],
    [
      { code: 403, message: 'The API requires a quota project, which is not set by default.' },
      /x-goog-user-project/,
    ],
    [{ code: 403, details: detail('USER_PROJECT_DENIED') }, /Service Usage Consumer/],
    [
      { code: 403, message: "Permission 'x' denied (or it may not exist)." },
      /lacks this permission or the resource does not exist/,
    ],
    [{ code: 400, details: detail('API_KEY_INVALID') }, /API key is wrong/],
    [{ code: 401, message: 'API keys are not supported by this API.' }, /OAuth token/],
    [{ code: 501, message: 'Operation is not implemented, or supported, or enabled.' }, /region of the host/],
    [{ code: 400, message: 'RAG Engine in x is allowlisting based; use other regions.' }, /another one/],
    [{ code: 500, message: 'No available indexing project found in x.' }, /not served in that region/],
    [
      { code: 404, message: 'Publisher Model x was not found or your project does not have access to it.' },
      /another model/,
    ],
    [
      {
        code: 404,
        message: 'models/x is not found for API version v1beta, or is not supported for generateContent.',
      },
      /another model/,
    ],
    [
      { code: 429, status: 'RESOURCE_EXHAUSTED', details: [{ retryDelay: '34.4s' }] },
      /quota is used up.*Wait 34\.4s\./,
    ],
    [
      { code: 400, message: 'User location is not supported for the API use.' },
      /not offered where the caller is/,
    ],
    [
      {
        code: 400,
        message: 'Unknown name "hybrid".',
        details: [{ fieldViolations: [{ field: 'query.hybrid' }] }],
      },
      /v1 and v1beta1 differ.*concerns query\.hybrid\./,
    ],
    [{ code: 404, message: 'Corpus 7 is not there.' }, /check project, region, id/],
    [{ code: 418 }, /open what comes back/],
  ])('%j', (error, hint) => {
    expect(describeError(error).hint).toMatch(hint);
  });

  it.each([
    [{ code: 403, message: 'x', details: detail('IAM_PERMISSION_DENIED') }, 'permission-or-absent'],
    [
      {
        code: 403,
        message:
          'service-7@gcp-sa-vertex-rag.iam.gserviceaccount.com may not read gs://b (or it may not exist).',
        details: detail('IAM_PERMISSION_DENIED'),
      },
      'service-agent',
    ],
    [{ code: 403, message: 'Grant the Vertex AI RAG Data Service Agent access.' }, 'service-agent'],
    [{ error: 'invalid_grant', error_subtype: 'invalid_rapt' }, 'sign-in-again'],
    [{ message: 'invalid_grant: reauth related error (invalid_rapt)' }, 'sign-in-again'],
    [{ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 'grant-revoked'],
    [{ code: 501, message: 'Method not found.' }, 'not-served'],
    [{ code: 418 }, 'other'],
  ])('knows what it is: %j', (error, kind) => {
    expect(describeError(error).kind).toBe(kind);
  });

  it('keeps apart what is advised and what the details name', () => {
    const error = { code: 429, details: [{ retryDelay: '3s' }, 7] };
    const { hint, advice, named, details } = describeError(error);
    expect(named).toEqual(['Wait 3s.']);
    expect(hint).toBe(`${advice} Wait 3s.`);
    expect(details).toEqual([{ retryDelay: '3s' }]);
  });

  it('comes after the name of the status and the words of the service', () => {
    expect(describeError({ code: 404, message: ' Corpus 7 is not there. ' }).sentence).toBe(
      '404 NOT_FOUND: Corpus 7 is not there.',
    );
    expect(describeError({ code: 7, message: 'No.' }).sentence).toBe('7 PERMISSION_DENIED: No.');
    expect(describeError('access_denied').sentence).toBe('access_denied');
    expect(describeError({}).sentence).toBe('it gave no reason');
  });

  it('opens the error of the service that a client holds in its message', () => {
    const inner = JSON.stringify(
      { error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } },
      null,
      1,
    );
    const outer = { message: inner, code: 503, status: 'Service Unavailable' };
    expect(describeError(outer)).toMatchObject({
      name: '503 UNAVAILABLE',
      sentence: '503 UNAVAILABLE: Overloaded.',
      hint: expect.stringContaining('overloaded or down'),
    });
  });

  it('goes by the number when the status is none of the service', () => {
    expect(describeError({ code: 429, status: 'Too Many Requests' }).name).toBe('429 RESOURCE_EXHAUSTED');
    expect(describeError({ code: 418, status: 'Teapot' }).name).toBe('418 Teapot');
  });

  it.each([
    [
      { metadata: { permission: 'a.b.use', resource: 'projects/p' } },
      'The permission is a.b.use on projects/p.',
    ],
    [{ metadata: { resource: 'projects/p' } }, 'The resource is projects/p.'],
    [
      { metadata: { service: 'a.example', consumer: 'projects/7' } },
      'The service is a.example, called for projects/7.',
    ],
    [{ violations: [{ quotaId: 'PerMinute', quotaValue: '15' }] }, 'The limit is PerMinute (15).'],
    [{ violations: [{ subject: 'project:7', description: 'No more.' }] }, 'The limit is project:7: No more.'],
    [
      { links: [{ url: 'https://console.cloud.google.com/a?b' }] },
      'See https://console.cloud.google.com/a?b',
    ],
  ])('names what the details hold: %j', (item, words) => {
    expect(describeError({ code: 400, details: [item] }).hint).toContain(words);
  });

  it('repeats no link to other hosts', () => {
    const links = [
      'https://google.com.example/',
      'http://cloud.google.com/',
      'https://a@x.example/google.com',
    ];
    const details = [{ links: links.map((url) => ({ url })) }];
    expect(describeError({ code: 400, details }).hint).not.toContain('See');
  });
});
