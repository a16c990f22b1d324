import { decodeJson } from '../decode/decode-json';
import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import type { Json } from '../model';
import { namedBy } from './error-details';
import { type ErrorKind, judgeError } from './error-hints';
import { toNumber } from './read';

export type ServiceError = {
  kind: ErrorKind;
  /** E.g. `403 PERMISSION_DENIED`. */
  name: string;
  /** Name and Google's own words. */
  sentence: string;
  /** What that means, as the end of a sentence: `the API is off in this project`. */
  happened: string;
  /** What a person can do; with `named` after it. */
  hint: string;
  /** `hint` without what the details name. */
  advice: string;
  /** What the details name outright, a sentence each: permission, service, field, quota, time to wait. */
  named: string[];
  /** Of `google.rpc.Status`, each a record. */
  details: readonly JsonRecord[];
};

/** `google.rpc.Code` by number, as stored statuses have it, and by HTTP status, as bodies do. */
const rpc: readonly string[] = [
  'OK',
  'CANCELLED',
  'UNKNOWN',
  'INVALID_ARGUMENT',
  'DEADLINE_EXCEEDED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'FAILED_PRECONDITION',
  'ABORTED',
  'OUT_OF_RANGE',
  'UNIMPLEMENTED',
  'INTERNAL',
  'UNAVAILABLE',
  'DATA_LOSS',
  'UNAUTHENTICATED',
];
const http: { readonly [code: number]: string } = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  499: 'CANCELLED',
  500: 'INTERNAL',
  501: 'UNIMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Whether a field named `error` holds one: some wrappers write `false` or an empty text for none. */
export const isError = (value: Json | undefined): value is Json =>
  isRecord(value) || (typeof value === 'string' && value !== '');

/** Puts an error of the service into words: `google.rpc.Status` as JSON, or what is left of one. */
export function describeError(error: Json): ServiceError {
  return describe(error, NESTED);
}

/** A client's error holds the service's in its message, and a proxy may do so again. */
const NESTED = 3;

function describe(error: Json, levels: number): ServiceError {
  const fields = isRecord(error) ? error : { message: error };
  const inner = levels > 0 ? errorInMessage(fields.message) : null;
  if (inner !== null) return describe(inner, levels - 1);
  const code = toNumber(fields.code);
  const sent = typeof fields.status === 'string' ? fields.status : '';
  // A status that is no code of the service, such as HTTP's own "Service Unavailable", says less than the number.
  const status = rpc.includes(sent) ? sent : ((code < rpc.length ? rpc[code] : http[code]) ?? sent);
  const name = [Number.isNaN(code) ? '' : String(code), status].filter((word) => word !== '').join(' ');
  const message = textOf(fields.message ?? ofToken(fields));
  const sentence = [name, message].filter((words) => words !== '').join(': ') || 'it gave no reason';
  const details = detailsOf(fields.details);
  const { kind, happened, hint: advice } = judgeError({ status, message, details });
  const named = details.flatMap(namedBy);
  return { kind, name, sentence, happened, hint: [advice, ...named].join(' '), advice, named, details };
}

/** A token endpoint has its own form (RFC 6749, 5.2): `{"error": "invalid_grant", "error_description": …}`. */
function ofToken({ error, error_description, error_subtype }: JsonRecord): Json | undefined {
  if (typeof error !== 'string') return undefined;
  const subtype = typeof error_subtype === 'string' ? ` (${error_subtype})` : '';
  return `${error}${subtype}${typeof error_description === 'string' ? `: ${error_description}` : ''}`;
}

function errorInMessage(message: Json | undefined): Json | null {
  if (typeof message !== 'string' || !message.trimStart().startsWith('{')) return null;
  const parsed = decodeJson(message);
  const error = parsed.ok && isRecord(parsed.tree) ? parsed.tree.error : undefined;
  return isRecord(error) ? error : null;
}

const textOf = (value: Json | undefined): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value.trim()
      : JSON.stringify(value);

function detailsOf(value: Json | undefined): JsonRecord[] {
  return isList(value) ? value.filter(isRecord).map((detail) => ({ ...detail })) : [];
}
