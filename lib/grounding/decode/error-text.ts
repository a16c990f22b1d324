import type { Json } from '../model';

const body = /\{\s*['"]error['"]\s*:/;
const numbered = /\b([45]\d\d)[ :,.]+([A-Z]+(?:_[A-Z]+)*)\b/;
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

/** A bare error made of a text that names one of Google's status codes; null when it names none. */
export function namedErrorIn(text: string): Json | null {
  const start = text.slice(0, 2000);
  const status = named.exec(start)?.[1];
  if (status === undefined) return null;
  const code = numbered.exec(start)?.[1];
  return { ...(code === undefined ? {} : { code: Number(code) }), status, message: text.slice(0, 2000) };
}
