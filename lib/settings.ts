import * as z from 'zod';

const projectId = matching(
  // Those of a domain stand behind its name: example.com:project.
  /^(?:(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$|^\d+$/,
  'it has to be the id of a project (6 to 30 lower-case letters, digits and hyphens) or its number',
);

/** What is wrong with these is told without their value, unless it can hold no secret. */
const harmless: { readonly [name: string]: RegExp } = {
  GEMINI_API_KEY: /^$/,
  VERTEX_ENDPOINT: plainAddress(),
  GEMINI_ENDPOINT: plainAddress(),
};

const settings = z.object({
  /** Milliseconds the embedded engine waits before each event of an answer: for demonstrations and for trying Stop. */
  EMBEDDED_PACE_MS: wholeNumber(0, 60_000).default(0),
  /** Where the vectors made by `scripts/build-index.ts` are kept. */
  EMBEDDED_INDEX_DIR: z.string().min(1, 'it has to be the path of a folder').default('.cache/index'),
  /** How much the server logs: pino's levels. */
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** The project that the forms begin with and that is billed; null: what the credentials name. */
  GOOGLE_CLOUD_PROJECT: perhaps(projectId),
  /** Where the corpora lie that the forms begin with: a region. */
  GOOGLE_CLOUD_LOCATION: perhaps(
    matching(/^(?:[a-z]+-[a-z]+\d+|global|us|eu)$/, 'it has to be a location such as europe-west4'),
  ),
  /** The project whose quota is used, over the one that the credentials file names. */
  GOOGLE_CLOUD_QUOTA_PROJECT: perhaps(projectId),
  /** The service account to act as, after the accounts that lead to it, if any: `FIRST,SECOND,TARGET`. */
  GOOGLE_IMPERSONATE_SERVICE_ACCOUNT: perhaps(
    matching(
      /^[^\s,@/]+@[^\s,@/]+(?:,[^\s,@/]+@[^\s,@/]+)*$/,
      'it has to be the e-mail address of a service account, or several with commas between them, the target last',
    ),
  ),
  /** A key for the Gemini API. */
  GEMINI_API_KEY: perhaps(
    matching(/^[\x21-\x7e]{20,}$/, 'it has to be a key of 20 characters or more, without spaces'),
  ),
  /** How Google's endpoints are signed in to: Application Default Credentials, or not at all (an emulator). */
  GOOGLE_AUTH: perhaps(oneOf(['adc', 'none'])).transform((way) => way ?? 'adc'),
  /** Asked instead of Google's Vertex AI hosts: a private endpoint, or the emulator. `{location}` becomes the region. */
  VERTEX_ENDPOINT: perhaps(endpoint()),
  /** The same for the Gemini API. */
  GEMINI_ENDPOINT: perhaps(endpoint()),
  /** Milliseconds within which a connection to Google has to stand, TLS and all. */
  GOOGLE_CONNECT_TIMEOUT_MS: wholeNumber(1, 600_000).default(10_000),
  /** Milliseconds within which an answer has to begin; null: 60 s for retrieval, 120 s for generation. */
  GOOGLE_FIRST_BYTE_TIMEOUT_MS: perhaps(wholeNumber(1, 3_600_000)),
  /** Milliseconds that an answer that has begun may be silent, from event to event. */
  GOOGLE_SILENCE_TIMEOUT_MS: wholeNumber(1, 3_600_000).default(60_000),
});

export type Settings = z.infer<typeof settings>;

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; message: string };

/** Reads the settings from an environment; what is wrong comes back as one sentence that names the variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ReadSettings {
  const checked = settings.safeParse(environment);
  if (checked.success) return { ok: true, settings: checked.data };
  const [issue] = checked.error.issues;
  const name = String(issue?.path[0]);
  const value = environment[name] ?? '';
  const told = isHarmless(name, value)
    ? `${name} is ${JSON.stringify(value)}, but`
    : `${name} can't be used:`;
  return { ok: false, message: `${told} ${issue?.message}.` };
}

/** An address of another service may stand in any variable by mistake, with its password. */
function isHarmless(name: string, value: string): boolean {
  const pattern = Object.hasOwn(harmless, name) ? harmless[name] : undefined;
  return (pattern?.test(value) ?? true) && !/:\/\/[^/]*@/.test(value);
}

/** Host, port and path: nothing that is or could be meant as user, password, query or fragment. */
function plainAddress(): RegExp {
  return /^(?:[a-z]+:\/\/)?(?:[\w.{}-]+|\[[\da-f:]+\])(?::(?:\d{1,5}|\{location\}))?(?:\/[\w.{}~/-]*)?$/i;
}

/** Google's own tools take a variable that is set to nothing as one that is not set. */
function perhaps<T>(setting: z.ZodType<T, string>) {
  return z
    .string()
    .optional()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(setting.optional())
    .transform((value) => value ?? null);
}

function matching(pattern: RegExp, message: string) {
  return z.string().regex(pattern, message);
}

function wholeNumber(least: number, most: number) {
  const message = `it has to be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

function oneOf<const T extends readonly [string, ...string[]]>(names: T) {
  return z.enum(names, `it has to be one of ${names.join(', ')}`);
}

function endpoint() {
  return z
    .string()
    .refine(
      isEndpoint,
      'it has to be an https address (http only on this machine), with neither user, query nor fragment; {location} may stand in its path or before a fixed domain',
    );
}

/**
 * A location is typed by people, so `{location}` may choose a host only within a domain that the operator wrote out: its
 * last two labels.
 */
function isEndpoint(text: string): boolean {
  const written = text.replaceAll('{location}', 'location');
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || url.href.includes('?') || url.href.includes('#')) return false;
  if (url.username !== '' || url.password !== '') return false;
  const domain = new URL(text.replaceAll('{location}', 'x')).host.split('.').slice(-2).join('.');
  if (!url.host.endsWith(domain)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
