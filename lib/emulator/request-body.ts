import { readLimited } from '../read-limited';
import { given, invalidArgument, type Tried, tooLarge } from './api-error';

/** Far above any question; documents are not sent here. */
const mostBytes = 16 * 1024 * 1024;

/** The body as JSON. An empty one is an empty message, as Google's servers take it. */
export async function readBody(request: Request): Promise<Tried<unknown>> {
  const type = request.headers.get('content-type');
  if (type !== null && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type.trim()))
    return invalidArgument(`Unsupported content-type ${JSON.stringify(type)}; send application/json.`);
  const text = await readLimited(request, mostBytes);
  if (text === null) return tooLarge(mostBytes);
  if (text.trim() === '') return given({});
  try {
    const json: unknown = JSON.parse(text);
    return given(json);
  } catch {
    return invalidArgument(`Invalid JSON payload received. Unexpected token.\n${text.slice(0, 80)}\n^`);
  }
}
