const mark = '[redacted]';

/** Shorter ones would blot out ordinary words. */
const shortest = 6;

/** Tokens come every hour of every scope; those of the last weeks are enough. */
const mostTokens = 400;

/** Keys and the like: as many as there were credentials. */
const lasting = new Set<string>();
const tokens = new Set<string>();

/** What looks like a credential of Google's, whoever issued it. The first group, where there is one, stays. */
const patterns = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:[\w+/=\s]|\\[nr])*(?:-----END [A-Z ]*PRIVATE KEY-----)?/g,
  /ya29\.[\w.-]{8,}/g,
  /AIza[\w-]{16,}/g,
  /\bAQ\.[\w-]{20,}/g,
  /\b1\/\/0[\w-]{16,}/g,
  /GOCSPX-[\w-]{8,}/g,
  /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g,
  /\b((?:Bearer|Basic)\s+)[\w.~+/=-]{16,}/gi,
  /([?&](?:key|access_token|token|assertion|subject_token|refresh_token|client_secret)=)[^&\s"'<>]+/g,
];

/** From now on, `redact` takes this out of every text: a key, a refresh token, a private key. */
export function learnSecret(secret: string | null | undefined): void {
  for (const form of formsOf(secret)) lasting.add(form);
}

/** The secrets that an environment holds for what signing in may use: AWS, and proxies. */
export function learnEnvironment(environment: Readonly<Record<string, string | undefined>>): void {
  learnSecret(environment.AWS_SECRET_ACCESS_KEY);
  learnSecret(environment.AWS_SESSION_TOKEN);
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!/^(?:https?|all)_proxy$/i.test(name) || !URL.canParse(value)) continue;
    const { password } = new URL(value);
    learnSecret(password);
    learnSecret(decoded(password));
  }
}

/** The same for what expires by itself; only the latest are remembered. */
export function learnToken(token: string | null | undefined): void {
  for (const form of formsOf(token)) {
    tokens.delete(form);
    tokens.add(form);
  }
  for (const oldest of tokens) {
    if (tokens.size <= mostTokens) break;
    tokens.delete(oldest);
  }
}

/**
 * Text from outside without any secret that this process knows; what only looks like one stays. For answers, whose words
 * are not ours to change: a document may well speak of keys.
 */
export function conceal(text: string): string {
  const known = [...lasting, ...tokens].filter((secret) => text.includes(secret));
  // The longest first: one secret may hold another.
  known.sort((one, other) => other.length - one.length);
  return known.reduce((rest, secret) => rest.replaceAll(secret, mark), text);
}

/** The same, and without what looks like a secret of whoever: for errors. */
export function redact(text: string): string {
  return patterns.reduce(
    (rest, pattern) => rest.replace(pattern, (_, kept) => (typeof kept === 'string' ? kept + mark : mark)),
    conceal(text),
  );
}

/** `redact` for every string in a JSON value, names of fields included; what is nested deeper than errors are is left out. */
export function redactValue(value: unknown, deepest = 20): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  if (deepest === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, deepest - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [redact(name), redactValue(item, deepest - 1)]),
  );
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** As it stands in text, in JSON and in a form's body. */
function formsOf(secret: string | null | undefined): string[] {
  const bare = secret?.trim() ?? '';
  if (bare.length < shortest) return [];
  return [...new Set([bare, JSON.stringify(bare).slice(1, -1), encodeURIComponent(bare)])];
}
