import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, type Outcome, ok } from '../../outcome';
import type { CheckStep } from '../../request';
import { readSettings } from '../../settings';
import type { WireRequest } from '../../wire';
import { forgetMetadata } from '../credentials/metadata-server';
import { credentialsIn } from '../credentials/sign-in';
import {
  externalFile,
  impersonatedFile,
  serviceAccountFile,
  userFile,
  written,
} from '../testing/credential-files';
import { startTokenServices, type TokenServices } from '../testing/google-token-services';
import { checkWith } from './check';
import { readinessWith } from './readiness';
import type { Api, Step, Tools } from './step';

let google: TokenServices;

beforeEach(async () => {
  google = await startTokenServices();
  forgetMetadata();
  vi.stubEnv('GCE_METADATA_HOST', google.host);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await google.close();
});

const place = { GOOGLE_CLOUD_PROJECT: 'demo-project', GOOGLE_CLOUD_LOCATION: 'europe-west4' };
const answers = ok({ ragCorpora: [] });

function toolsOf(environment: Record<string, string>, answer: Outcome<unknown> = answers) {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.message);
  const asked: WireRequest[] = [];
  const tools: Tools = {
    settings: read.settings,
    credentials: credentialsIn({
      settings: read.settings,
      environment,
      transport: { fetchImplementation: google.fetchHere },
    }),
    probe: async (request) => {
      asked.push(request);
      return answer;
    },
  };
  return { tools, asked };
}

async function checked(api: Api, environment: Record<string, string>, answer?: Outcome<unknown>) {
  const steps: CheckStep[] = [];
  const { tools, asked } = toolsOf(environment, answer);
  for await (const step of checkWith(api, new AbortController().signal, tools)) steps.push(step);
  expect(JSON.stringify(steps)).not.toMatch(/planted|token-\d+-of|PRIVATE KEY/);
  return { steps, asked, lines: steps.map(({ title, state, found }) => `${state} | ${title} | ${found}`) };
}

const withFile = async (content: unknown, more: Record<string, string> = place) => ({
  ...more,
  GOOGLE_APPLICATION_CREDENTIALS: await written(content),
});

const error = (code: number, message: string, reason?: string) =>
  ({
    ok: false,
    failure: {
      ...fail('denied', 'The service said no.', 'Mend it.').failure,
      why: message,
      details: {
        code,
        message,
        details: reason ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] : [],
      },
    },
  }) as const;

describe('a check of Vertex AI, when all is well', () => {
  test('of a user who signed in with gcloud', async () => {
    const environment = await withFile(userFile);
    const { lines, asked } = await checked('vertex', environment);
    expect(lines).toEqual([
      "ok | Settings | Google's own hosts are asked, in europe-west4.",
      `ok | Credentials | A user who signed in with gcloud, from ${environment.GOOGLE_APPLICATION_CREDENTIALS}, which GOOGLE_APPLICATION_CREDENTIALS names.`,
      'ok | Access token | The credentials give one.',
      'ok | Caller | asker@example.com.',
      'ok | Scopes | The token has cloud-platform.',
      'ok | Project | demo-project (GOOGLE_CLOUD_PROJECT).',
      'ok | Quota project | quota-of-the-file, from the credentials.',
      'ok | Host | europe-west4-aiplatform.googleapis.com answers.',
      'ok | API | aiplatform.googleapis.com is on.',
      'ok | Access | The corpora can be listed.',
    ]);
    expect(asked.map(({ rpc, path }) => `${rpc} ${path}`)).toEqual([
      'ListRagCorpora /v1beta1/projects/demo-project/locations/europe-west4/ragCorpora?pageSize=1',
    ]);
    expect(google.seenAt('/tokeninfo')).toMatchObject([
      { path: '/tokeninfo', headers: { authorization: 'Bearer token-1-of-this-test' } },
    ]);
  });

  test('of a service account key, which names its project', async () => {
    const environment = await withFile(serviceAccountFile, { GOOGLE_CLOUD_LOCATION: 'europe-west4' });
    expect((await checked('vertex', environment)).lines).toEqual(
      expect.arrayContaining([
        'ok | Caller | The service account asker@demo-project.iam.gserviceaccount.com.',
        'ok | Project | demo-project (in the key file).',
        "ok | Quota project | None is needed: a service account uses its own project's.",
      ]),
    );
  });

  test('of a machine', async () => {
    vi.stubEnv('METADATA_SERVER_DETECTION', '');
    expect((await checked('vertex', { GOOGLE_CLOUD_LOCATION: 'europe-west4' })).lines).toEqual(
      expect.arrayContaining([
        `ok | Credentials | Those of this machine, from the metadata server ${google.host}.`,
        'ok | Caller | The service account machine@demo-project.iam.gserviceaccount.com.',
        'ok | Project | machine-project (that of this machine).',
      ]),
    );
  });

  test('of a workload of elsewhere, whose token exchange is told', async () => {
    const file = await written('planted-subject', 'token');
    google.serve('/tokeninfo', () => ({ status: 400, body: { error: 'invalid_token' } }));
    const environment = await withFile(externalFile(google.url, { file }));
    expect((await checked('vertex', environment)).lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`Its tokens are exchanged at ${google.host}.`),
        'ok | Caller | An identity of projects/12345/locations/global/workloadIdentityPools/pool/providers/provider.',
        'skipped | Scopes | Not told for this token; the API itself will say what is missing.',
      ]),
    );
  });

  test('of who acts as another account', async () => {
    const { lines } = await checked('vertex', await withFile(impersonatedFile));
    expect(lines).toEqual(
      expect.arrayContaining([
        'ok | Impersonation | Requests are made as target@demo-project.iam.gserviceaccount.com.',
        'ok | Caller | The service account target@demo-project.iam.gserviceaccount.com.',
      ]),
    );
  });

  test('of an endpoint without credentials', async () => {
    const environment = { ...place, GOOGLE_AUTH: 'none', VERTEX_ENDPOINT: 'http://127.0.0.1:3000/emulator' };
    expect((await checked('vertex', environment)).lines).toEqual([
      'ok | Settings | VERTEX_ENDPOINT is asked (http://127.0.0.1:3000/emulator), in europe-west4.',
      'skipped | Credentials | None are sent, since GOOGLE_AUTH is none.',
      'ok | Project | demo-project (GOOGLE_CLOUD_PROJECT).',
      'ok | Host | http://127.0.0.1:3000/emulator answers.',
      'ok | API | aiplatform.googleapis.com is on.',
      'ok | Access | The corpora can be listed.',
    ]);
  });
});

describe('a check of Vertex AI names what to do next, and what waits for it', () => {
  const problemOf = async (environment: Record<string, string>, answer?: Outcome<unknown>) => {
    const { steps } = await checked('vertex', environment, answer);
    const problems = steps.filter(({ state }) => state === 'problem');
    return { problems: problems.map(({ title, next }) => `${title}: ${next}`), steps };
  };

  test('without credentials', async () => {
    const { problems, steps } = await problemOf(place);
    expect(problems).toEqual(['Credentials: gcloud auth application-default login']);
    expect(steps.slice(2).every(({ state }) => state === 'skipped')).toBe(true);
    expect(steps.at(-1)?.found).toBe('Not looked at: first mend "Credentials".');
  });

  test('without a place', async () => {
    const { problems, steps } = await problemOf(await withFile(userFile, {}));
    expect(problems).toEqual(['Settings: export GOOGLE_CLOUD_LOCATION=europe-west4']);
    expect(steps.find(({ id }) => id === 'answer')).toMatchObject({
      state: 'skipped',
      found: 'Not asked: project or location is missing.',
    });
  });

  test.each(['global', 'eu'])('for the place %s, where no corpora lie', async (location) => {
    const environment = await withFile(userFile, { ...place, GOOGLE_CLOUD_LOCATION: location });
    const { problems } = await problemOf(environment);
    expect(problems[0]).toBe('Settings: export GOOGLE_CLOUD_LOCATION=europe-west4');
  });

  test('with a sign-in that has ended', async () => {
    google.serve('/token', () => ({ status: 400, body: { error: 'invalid_grant' } }));
    const { problems } = await problemOf(await withFile(userFile));
    expect(problems).toEqual(['Access token: gcloud auth application-default login']);
  });

  test('with an account that may not act as the other', async () => {
    google.serve('/v1/projects/-/serviceAccounts/', () => ({
      status: 403,
      body: { error: { code: 403, message: 'Permission iam.serviceAccounts.getAccessToken denied.' } },
    }));
    const { problems } = await problemOf(await withFile(impersonatedFile));
    expect(problems).toEqual([
      'Impersonation: gcloud iam service-accounts add-iam-policy-binding target@demo-project.iam.gserviceaccount.com --role=roles/iam.serviceAccountTokenCreator --member=user:asker@example.com',
    ]);
  });

  test('with a token of too small a scope', async () => {
    google.serve('/tokeninfo', () => ({ status: 200, body: { scope: 'openid', expires_in: '3599' } }));
    const { problems } = await problemOf(await withFile(userFile));
    expect(problems).toEqual(['Scopes: gcloud auth application-default login']);
  });

  test.each([
    [
      'an API that is off',
      error(
        403,
        'Vertex AI API has not been used in project demo-project before or it is disabled.',
        'SERVICE_DISABLED',
      ),
      'API: gcloud services enable aiplatform.googleapis.com --project=quota-of-the-file',
    ],
    [
      'a role that is missing',
      error(
        403,
        "Permission 'aiplatform.ragCorpora.list' denied on resource (or it may not exist).",
        'IAM_PERMISSION_DENIED',
      ),
      'Access: gcloud projects add-iam-policy-binding demo-project --member=user:asker@example.com --role=roles/aiplatform.user',
    ],
    [
      'a quota project that is not allowed',
      error(403, 'Caller does not have required permission to use project.', 'USER_PROJECT_DENIED'),
      'Access: gcloud projects add-iam-policy-binding quota-of-the-file --member=user:asker@example.com --role=roles/serviceusage.serviceUsageConsumer',
    ],
    [
      'a quota project that is missing',
      error(403, 'The API requires a quota project, which is not set by default.'),
      'Access: gcloud auth application-default set-quota-project demo-project',
    ],
    [
      "Google's own agent without access",
      error(
        403,
        'service-1@gcp-sa-vertex-rag.iam.gserviceaccount.com does not have storage.objects.get access.',
      ),
      'Access: gcloud projects add-iam-policy-binding demo-project --member=serviceAccount:service-1@gcp-sa-vertex-rag.iam.gserviceaccount.com --role=roles/storage.objectViewer',
    ],
    [
      'a host that is not there',
      fail('unreachable', 'No host is called so.', 'Check the network.'),
      'Host: Check the network.',
    ],
    ['words of its own', error(400, 'Something else.'), 'Access: Mend it.'],
  ])('when the API answers with %s', async (_, answer, expected) => {
    const { problems } = await problemOf(await withFile(userFile), answer);
    expect(problems).toEqual([expected]);
  });
});

describe('a check of the Gemini API', () => {
  const key = { GEMINI_API_KEY: 'planted-key-of-this-very-test' };

  test('with a key alone, by a method that takes one', async () => {
    const { lines, asked } = await checked('gemini', key);
    expect(lines).toEqual([
      "ok | Settings | Google's own hosts are asked.",
      'ok | Credentials | An API key (GEMINI_API_KEY). Corpora need Application Default Credentials, and there are none.',
      'ok | API key | The Gemini API takes it (GEMINI_API_KEY).',
    ]);
    expect(asked.map(({ path }) => path)).toEqual(['/v1beta/fileSearchStores?pageSize=1']);
  });

  test('with a key and a user, both', async () => {
    google.serve('/tokeninfo', () => ({
      status: 200,
      body: { scope: 'https://www.googleapis.com/auth/generative-language.retriever', expires_in: '3599' },
    }));
    const { lines, asked } = await checked('gemini', await withFile(userFile, key));
    expect(lines.slice(2)).toEqual([
      'ok | API key | The Gemini API takes it (GEMINI_API_KEY).',
      'ok | Access token | The credentials give one.',
      'skipped | Caller | The token does not tell whose it is.',
      'ok | Scopes | The token has generative-language.retriever.',
      'ok | Quota project | quota-of-the-file, from the credentials.',
      'ok | Host | generativelanguage.googleapis.com answers.',
      'ok | API | generativelanguage.googleapis.com is on.',
      'ok | Access | The corpora can be listed.',
    ]);
    expect(asked.map(({ path }) => path)).toEqual([
      '/v1beta/fileSearchStores?pageSize=1',
      '/v1beta/corpora?pageSize=1',
    ]);
  });

  test('names the scopes that a plain sign-in lacks', async () => {
    const { steps } = await checked('gemini', await withFile(userFile, {}));
    expect(steps.find(({ state }) => state === 'problem')).toEqual({
      id: 'scopes',
      title: 'Scopes',
      state: 'problem',
      found:
        'The token has cloud-platform, openid, but generative-language.retriever.readonly or generative-language.retriever is needed.',
      next: 'gcloud auth application-default login --client-id-file=CLIENT.json --scopes=https://www.googleapis.com/auth/cloud-platform,https://www.googleapis.com/auth/generative-language.retriever',
    });
  });

  test('names the quota project that a user lacks', async () => {
    google.serve('/tokeninfo', () => ({ status: 400, body: {} }));
    const { quota_project_id: _, ...file } = userFile;
    const { steps } = await checked('gemini', await withFile(file, { GOOGLE_CLOUD_PROJECT: 'demo-project' }));
    expect(steps.find(({ state }) => state === 'problem')?.next).toBe(
      'gcloud auth application-default set-quota-project demo-project',
    );
  });
});

test('a check that is stopped in the middle of a step that hangs ends', async () => {
  const { tools } = toolsOf(place);
  const stop = new AbortController();
  const hanging: Step = {
    id: 'hanging',
    title: 'Hanging',
    look: () => {
      stop.abort();
      return new Promise(() => undefined);
    },
  };
  const steps: CheckStep[] = [];
  for await (const step of checkWith('vertex', stop.signal, tools, [hanging])) steps.push(step);
  expect(steps).toEqual([]);
});

test('a check that is stopped says no more', async () => {
  const stop = new AbortController();
  const steps: string[] = [];
  const { tools } = toolsOf(place);
  for await (const step of checkWith('vertex', stop.signal, tools)) {
    steps.push(step.id);
    stop.abort();
  }
  expect(steps).toEqual(['settings']);
});

describe('readiness', () => {
  const ready = async (api: Api, environment: Record<string, string>) =>
    readinessWith(api, toolsOf(environment).tools);

  test('needs credentials that are there, and no answer from anywhere', async () => {
    expect(await ready('vertex', await withFile(userFile))).toEqual(ok(null));
    expect(await ready('gemini', { GEMINI_API_KEY: 'planted-key-of-this-very-test' })).toEqual(ok(null));
    expect(google.seen).toEqual([]);
  });

  test('names the one step that is missing', async () => {
    expect(await ready('vertex', {})).toEqual(
      fail(
        'not-configured',
        'No Application Default Credentials were found.',
        'Run: gcloud auth application-default login',
      ),
    );
    expect(await ready('vertex', { VERTEX_ENDPOINT: 'http://localhost:3000/emulator' })).toMatchObject({
      failure: {
        hint: expect.stringContaining('If VERTEX_ENDPOINT takes no credentials, set GOOGLE_AUTH=none.'),
      },
    });
    expect(await ready('vertex', { GOOGLE_AUTH: 'none' })).toMatchObject({
      failure: { hint: 'Run: unset GOOGLE_AUTH' },
    });
  });

  test('is there for an endpoint that takes no credentials', async () => {
    expect(
      await ready('vertex', { GOOGLE_AUTH: 'none', VERTEX_ENDPOINT: 'http://localhost:3000/emulator' }),
    ).toEqual(ok(null));
  });
});
