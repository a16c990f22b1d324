import type { Json } from '../model';

const body = /\{\s*['"]error['"]\s*:/;
const numbered = /\b([45]\d\d)\b/;
const telling = /\b[45]\d\d\b|error|exception|status/i;
const named =
  /\b(INVALID_ARGUMENT|FAILED_PRECONDITION|OUT_OF_RANGE|UNAUTHENTICATED|PERMISSION_DENIED|NOT_FOUND|ALREADY_EXISTS|RESOURCE_EXHAUSTED|UNIMPLEMENTED|UNAVAILABLE|DEADLINE_EXCEEDED)\b/;

/**
 * The error body inside the text of an exception: `403 PERMISSION_DENIED. {'error': …}` of Python, `ApiError: {"error":
 * …}` or `got status: …` of JavaScript. Where it starts and ends in the text; null when there is none.
 */
export function errorBodyIn(text: string): { start: number; end: number } | null {
  const start = text.search(body);
  if (start < 0) return null;
  const end = text.lastIndexOf('}') + 1;
  return { start, end: end > start ? end : text.length };
}

/** How `google.api_core.exceptions` prints what it raises: `PermissionDenied: 403 Permission denied on …`. */
const raised =
  /\bgoogle\.api_core\.exceptions\.\w+: ([45]\d\d) ([^\n]+?)(?: \[reason: "(\w+)"[^\n]*)?(?:\n|$)/;

/**
 * A bare error made of a line that names one of Google's status codes as errors do: with its number, or beside the word
 * error, exception or status; or of what Google's Python libraries raise. Null when there is none: prose may name a code too.
 */
export function namedErrorIn(text: string): Json | null {
  // A traceback ends with what was raised.
  const exception = raised.exec(text.slice(0, 20_000));
  if (exception?.[2] !== undefined) {
    const reason = exception[3];
    const details = reason === undefined ? {} : { details: [{ reason }] };
    return { code: Number(exception[1]), message: exception[2].trim(), ...details };
  }
  const line = text
    .slice(0, 2000)
    .split('\n')
    .find((candidate) => named.test(candidate) && telling.test(candidate));
  const status = line === undefined ? undefined : named.exec(line)?.[1];
  if (line === undefined || status === undefined) return null;
  const code = numbered.exec(line)?.[1];
  return { ...(code === undefined ? {} : { code: Number(code) }), status, message: text.slice(0, 2000) };
}
