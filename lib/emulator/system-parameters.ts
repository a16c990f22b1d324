import { given, invalidArgument, type Tried } from './api-error';
import { type FieldMask, readFieldMask } from './field-mask';

/** How a client wants its answer, whatever the method. */
export type SystemParameters = {
  /** Server-sent events, where the method streams. */
  sse: boolean;
  pretty: boolean;
  fields: FieldMask | null;
};

/**
 * Parameters any method takes; a leading `$` is allowed. Credentials are taken and not looked at, and so is what makes no
 * difference here: answers are never scripts (`callback`), and nothing is uploaded.
 */
const known = new Set([
  'alt',
  'fields',
  'prettyPrint',
  'key',
  'access_token',
  'oauth_token',
  'quotaUser',
  'userProject',
  '.xgafv',
  'callback',
  'uploadType',
  'upload_protocol',
]);

/** Takes the system parameters out of a query; what is left belongs to the method. */
export function readSystemParameters(
  query: URLSearchParams,
  headers: Headers,
): Tried<{ system: SystemParameters; own: ReadonlyMap<string, string> }> {
  const sent = new Map<string, string>();
  const own = new Map<string, string>();
  for (const [name, value] of query) {
    const bare = name.replace(/^\$/, '');
    if (known.has(bare)) sent.set(bare, value);
    else own.set(name, value);
  }
  // Google's REST clients write `json;enum-encoding=int`: they take enums as names too.
  const [alt = ''] = (sent.get('alt') ?? 'json').split(';');
  if (alt !== 'json' && alt !== 'sse')
    return invalidArgument(`Invalid value at 'alt': ${JSON.stringify(alt)} is neither "json" nor "sse".`);
  const pretty = !/^(?:false|0)$/i.test(sent.get('prettyPrint') ?? '');
  const fields = sent.get('fields') ?? headers.get('x-goog-fieldmask');
  const mask = fields === null || fields === '' ? given(null) : readFieldMask(fields);
  return mask.ok ? given({ system: { sse: alt === 'sse', pretty, fields: mask.value }, own }) : mask;
}

/** A query parameter that the method doesn't have. */
export const unknownParameter = (name: string) => {
  const description = `Invalid JSON payload received. Unknown name ${JSON.stringify(name)}: Cannot bind query parameter. Field '${name}' could not be found in request message.`;
  return invalidArgument(description, [{ description }]);
};
