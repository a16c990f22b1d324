import * as z from 'zod';
import { redact, redactValue } from './secrets';

/** What can be told of an error that google-auth-library threw, with nothing secret in it. */
export type TokenFacts = {
  message: string;
  /** The host that was asked, where there was one. */
  host: string | null;
  /** Asking for a token of another account is a method of this name. */
  isImpersonation: boolean;
  isMetadata: boolean;
  /** HTTP status of the answer; null when none came. */
  status: number | null;
  /** `error` of RFC 6749, section 5.2, e.g. `invalid_grant`. */
  oauth: string | null;
  /** `error_description`, or the message of an error in Google's form. */
  said: string;
  /** `error_subtype`, or the reason in the details of an error in Google's form. */
  reason: string | null;
  /** Of the system or of Node, e.g. `ENOTFOUND`. */
  code: string | null;
  /** The service's own words. */
  details: unknown;
};

const text = z.string().catch('');
const oauthBody = z.object({ error: z.string(), error_description: text, error_subtype: text });
const googleBody = z.object({
  error: z.object({
    message: text,
    details: z.array(z.object({ reason: text }).catch({ reason: '' })).catch([]),
  }),
});

const thrown = z.object({
  message: text,
  code: z.union([z.string(), z.number()]).nullish().catch(null),
  config: z
    .object({ url: z.union([z.string(), z.instanceof(URL)]) })
    .nullish()
    .catch(null),
  response: z.object({ status: z.number(), data: z.unknown().optional() }).nullish().catch(null),
});

/** Reads an error of google-auth-library, whose classes and messages differ from client to client. */
export function factsOf(error: unknown): TokenFacts {
  const read = thrown.safeParse(error);
  const { message, config, response } = read.success ? read.data : { message: String(error) };
  const url = config ? new URL(config.url) : null;
  const body = bodyOf(response?.data);
  const oauth = oauthBody.safeParse(body);
  const google = googleBody.safeParse(body);
  const reasons = google.success ? google.data.error.details.map(({ reason }) => reason) : [];
  return {
    message: redact(message).slice(0, 500),
    host: url?.host ?? null,
    isImpersonation: url?.pathname.endsWith(':generateAccessToken') ?? false,
    isMetadata: url?.pathname.startsWith('/computeMetadata/') ?? false,
    status: response?.status ?? null,
    oauth: oauth.success ? oauth.data.error : null,
    said: redact(
      oauth.success ? oauth.data.error_description : google.success ? google.data.error.message : '',
    ).slice(0, 500),
    reason: (oauth.success ? oauth.data.error_subtype : reasons.find((reason) => reason !== '')) || null,
    code: codeOf(error),
    details: response ? redactValue(body) : undefined,
  };
}

/** The innermost code: the outer ones repeat it or say less. */
function codeOf(error: unknown): string | null {
  let code: string | null = null;
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    if ('code' in inner && typeof inner.code === 'string') code = inner.code;
    else if (code === null && /^(?:TimeoutError|AbortError)$/.test(inner.name)) code = inner.name;
  }
  return code;
}

function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data.slice(0, 2000);
  }
}
