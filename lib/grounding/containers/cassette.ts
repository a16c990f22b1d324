import { fromBase64 } from '../decode/from-base64';
import { isList, isRecord } from '../decode/json-tree';
import { unreadable } from '../decode/unreadable';
import { pick, textOf } from '../formats/pick';
import type { Json, Unreadable } from '../model';
import { calledAs } from './called-as';
import type { Container, Item } from './container';
import { questionIn } from './question-in';

/**
 * A cassette of VCR (`http_interactions` in Ruby, `interactions` in Python, there with `string`, `parsed_body` or bytes),
 * as YAML or JSON. Bodies were often saved as they came over the wire, which is compressed.
 */
export const cassette: Container = {
  id: 'cassette',
  label: 'a VCR cassette',
  recognises: (tree) => {
    const list = pick(tree, '', 'interactions', 'httpInteractions').value;
    return isList(list) && list.some((item) => isRecord(item) && isRecord(item.response));
  },
  open: (tree) => {
    const { value: list, at } = pick(tree, '', 'interactions', 'httpInteractions');
    return isList(list) ? list.flatMap((item, index) => itemOf(item, `${at}/${index}`, index)) : [];
  },
};

function itemOf(item: Json, at: string, index: number): Item[] {
  const body = bodyOf(item, at, 'response');
  if (body === null) return [];
  const uri = textOf(pick(pick(item, '', 'request').value, '', 'uri', 'url').value);
  const label = `interaction ${index + 1}${uri === null ? '' : ` (${calledAs(uri)})`}`;
  const question = questionIn(bodyOf(item, '', 'request')?.value);
  const named = { at: body.at, label, question, value: body.value };
  return [isPacked(body.value) ? { ...named, value: null, failure: packed(index, body.at) } : named];
}

function bodyOf(item: Json, at: string, side: 'request' | 'response'): { value: Json; at: string } | null {
  const message = pick(item, at, side);
  const body = pick(message.value, message.at, 'parsedBody', 'body', 'content');
  const inner = pick(body.value, body.at, 'string', 'base64String', 'text');
  const { value, at: place } = inner.value === undefined ? body : inner;
  if (value === undefined) return null;
  const isEncoded = typeof value === 'string' && (place.endsWith('base64_string') || value.startsWith(GZIP));
  return { value: (isEncoded ? fromBase64(value) : null) ?? value, at: place };
}

/** How base64 of what gzip packs begins. */
const GZIP = 'H4sI';

/** What is still base64 now couldn't be unpacked. */
const isPacked = (value: Json): boolean =>
  typeof value === 'string' && value.length > 40 && /^[\w+/=\s-]+$/.test(value.slice(0, 2000));

const packed = (index: number, at: string): Unreadable =>
  unreadable(
    'input/compressed',
    at,
    `The body of interaction ${index + 1} was saved compressed, in a way that is not unpacked here, or is no text.`,
    'Record it again with "decode_compressed_response" (VCR.py) or "decode_compressed_response: true" (Ruby), or ask for "Accept-Encoding: identity".',
  ).failure;
