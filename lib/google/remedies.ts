import type { ErrorKind, ServiceError } from '../grounding';
import type { Failure } from '../outcome';
import { fieldOf } from './field-of';
import type { Facts } from './request-facts';

type Remedy = {
  code: Failure['code'];
  /** What to do, now that the request is known; left out where the table of `lib/grounding` says all there is. */
  advise?: (facts: Facts, error: ServiceError) => string;
};

/** What each kind of error is to the app, and what it means for the very request that met it. */
export const remedies: { readonly [kind in ErrorKind]: Remedy } = {
  'sign-in-again': { code: 'denied', advise: (facts) => `Sign in again: "${signIn(facts)}".` },
  'grant-revoked': { code: 'denied', advise: (facts) => `Sign in again: "${signIn(facts)}".` },
  'token-invalid': { code: 'denied', advise: renewAccess },
  unauthenticated: { code: 'denied', advise: renewAccess },
  'service-agent': {
    code: 'denied',
    advise: (_facts, { sentence }) => {
      const agent = /[\w.-]+@gcp-sa-[a-z-]+\.iam\.gserviceaccount\.com/.exec(sentence)?.[0];
      const who = agent ?? 'service-PROJECT_NUMBER@gcp-sa-vertex-rag.iam.gserviceaccount.com';
      return `Your own account is fine. Give ${who} the access that the message names (for files in Cloud Storage the role Storage Object Viewer on the bucket, for Drive a share of the folder), then ask again.`;
    },
  },
  'scope-too-small': {
    code: 'denied',
    advise: (facts) =>
      `To ${facts.deed} the token needs the scope ${facts.scopes.join(' or ')}: "${signIn(facts)}".`,
  },
  'api-off': {
    code: 'not-configured',
    advise: (facts, error) => {
      const service = metadata(error, 'service') ?? services[facts.api];
      return `Turn it on with "gcloud services enable ${service} --project ${projectOf(facts, error)}", wait some minutes and ask again.`;
    },
  },
  'quota-project-denied': {
    code: 'denied',
    advise: (facts, error) =>
      `Let the account use that project: "gcloud projects add-iam-policy-binding ${consumer(error) ?? projectOf(facts, error)} --member=user:ACCOUNT --role=roles/serviceusage.serviceUsageConsumer". Or name another one in GOOGLE_CLOUD_QUOTA_PROJECT.`,
  },
  'quota-project-missing': {
    code: 'not-configured',
    advise: (facts, error) =>
      `Name one: "gcloud auth application-default set-quota-project ${projectOf(facts, error)}", or set GOOGLE_CLOUD_QUOTA_PROJECT.`,
  },
  'permission-or-absent': { code: 'denied', advise: grant },
  denied: { code: 'denied', advise: grant },
  'key-invalid': {
    code: 'denied',
    advise: () => 'Make a key at https://aistudio.google.com/apikey and set GEMINI_API_KEY to it.',
  },
  'key-not-accepted': {
    code: 'not-configured',
    advise: (facts) => `Sign in with OAuth instead: "${signIn(facts)}".`,
  },
  'region-mismatch': {
    code: 'bad-input',
    advise: (facts) =>
      isRetired(facts)
        ? retired
        : `The request went to ${facts.host}${facts.corpus === null ? '' : `, the corpus is ${facts.corpus}`}. RAG Engine answers only at the host of the region that the corpus lies in, and not in every region: check the region in the corpus name.`,
  },
  'region-closed': {
    code: 'refused',
    advise: ({ location }) =>
      `${location ?? 'That region'} takes only projects on its list: make the corpus in another region, e.g. europe-west3 or europe-west4, or ask Google to be put on the list.`,
  },
  'region-not-served': {
    code: 'refused',
    advise: ({ location }) =>
      `RAG Engine finds no search backend for this project in ${location ?? 'that region'}: ask again once; if it stays so, make the corpus in another region, e.g. europe-west4.`,
  },
  'model-unknown': {
    code: 'not-found',
    advise: ({ api, model, location }) =>
      api === 'vertex'
        ? `Choose another model than ${model ?? 'this one'}, or another place than ${location ?? 'this one'}: the newest are served at the location "global" first.`
        : `Choose another model than ${model ?? 'this one'}: https://ai.google.dev/gemini-api/docs/models names those in service.`,
  },
  'caller-place': {
    code: 'refused',
    advise: ({ api }) =>
      api === 'gemini'
        ? 'The Gemini API is not offered where this server stands; Vertex AI may be.'
        : 'The service is not offered where this server stands.',
  },
  'field-unknown': {
    code: 'bad-input',
    advise: ({ version }) => `The request was written for ${version}: leave out the field that is named.`,
  },
  'quota-used-up': {
    code: 'overloaded',
    advise: ({ api, model, location }) =>
      api === 'vertex' && location !== null && location !== 'global' && model !== null
        ? `Wait and ask again; the location "global" shares more capacity than ${location}. Or ask for more quota.`
        : 'Wait and ask again, or ask for more quota.',
  },
  'not-found': {
    code: 'not-found',
    advise: (facts) => {
      if (isRetired(facts)) return `If the name is right: ${retired}`;
      const named = facts.corpus ?? facts.model;
      return named === null
        ? `Check project and location${facts.project === null ? '' : ` (${facts.project}, ${facts.location})`}.`
        : `Nothing is called ${named} there: check project, region and id.`;
    },
  },
  'not-served': {
    code: 'refused',
    advise: (facts) =>
      isRetired(facts)
        ? retired
        : `${facts.host} does not offer ${facts.rpc} in ${facts.version}: check the location.`,
  },
  'bad-request': { code: 'bad-input', advise: () => 'Correct the setting that the message names.' },
  'not-ready': { code: 'refused' },
  'too-slow': { code: 'timed-out' },
  overloaded: { code: 'overloaded' },
  'service-fault': { code: 'refused' },
  other: { code: 'refused', advise: () => 'Mend what the message names and ask again.' },
};

/** For the methods of the semantic retriever that the documentation has dropped. */
export const retired =
  'The semantic retriever is no longer served here. File Search (generate-content with a File Search store) or Vertex AI RAG Engine is the way on.';

export const isRetired = ({ api, rpc }: Facts): boolean =>
  api === 'gemini' && /^(?:Query|List)(?:Corpora|Corpus|Documents?)$|^GenerateAnswer$/.test(rpc);

const services = { vertex: 'aiplatform.googleapis.com', gemini: 'generativelanguage.googleapis.com' };

/** A sign-in with other scopes than gcloud's own needs an OAuth client of one's own. */
function signIn({ api, scopes }: Facts): string {
  const command = 'gcloud auth application-default login';
  const wanted = scopes[0];
  if (api === 'vertex' || wanted === undefined) return command;
  const cloud = 'https://www.googleapis.com/auth/cloud-platform';
  return `${command} --client-id-file=CLIENT.json --scopes=${[...new Set([cloud, wanted])].join(',')}`;
}

function renewAccess(facts: Facts): string {
  const key = facts.api === 'gemini' ? ', or set GEMINI_API_KEY where a key is enough' : '';
  return `Sign in again: "${signIn(facts)}"${key}. "npm run doctor" shows which credentials are used.`;
}

function grant(facts: Facts, error: ServiceError): string {
  const permission =
    metadata(error, 'permission') ?? /'([a-z]+\.\w+\.\w+)'/i.exec(error.sentence)?.[1] ?? null;
  const resource = metadata(error, 'resource') ?? facts.corpus;
  const absent = resource === null ? '' : ` If it has it, ${resource} does not exist: check the name.`;
  if (facts.api === 'gemini')
    return `The account needs access to ${resource ?? 'what was asked for'}; only who made a corpus may use it.${absent}`;
  return `The account needs ${permission ?? 'a permission'}: "gcloud projects add-iam-policy-binding ${projectOf(facts, error)} --member=user:ACCOUNT --role=roles/aiplatform.user".${absent}`;
}

function metadata({ details }: ServiceError, key: string): string | null {
  for (const detail of details) {
    const value = fieldOf(detail, 'metadata', key);
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

const consumer = (error: ServiceError) => metadata(error, 'consumer')?.replace(/^projects\//, '') ?? null;

const projectOf = (facts: Facts, error: ServiceError) => facts.project ?? consumer(error) ?? 'PROJECT';
