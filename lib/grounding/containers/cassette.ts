import { fromBase64 } from '../decode/from-base64';
import { isList, isRecord } from '../decode/json-tree';
import { pick, textOf } from '../formats/pick';
import type { Json } from '../model';
import { calledAs } from './called-as';
import type { Container, Item } from './container';
import { questionIn } from './question-in';

/**
 * A cassette of VCR (`http_interactions` in Ruby, `interactions` in Python, there with `string`, `parsed_body` or bytes),
 * as YAML or JSON. A body that was saved compressed can't be read; recording again with `decode_compressed_response`
 * makes it legible.
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
  const body = bodyOf(item, `${at}`, 'response');
  if (body === null) return [];
  const uri = textOf(pick(pick(item, '', 'request').value, '', 'uri', 'url').value);
  const label = `interaction ${index + 1}${uri === null ? '' : ` (${calledAs(uri)})`}`;
  return [
    { at: body.at, label, question: questionIn(bodyOf(item, '', 'request')?.value), value: body.value },
  ];
}

function bodyOf(item: Json, at: string, side: 'request' | 'response'): { value: Json; at: string } | null {
  const message = pick(item, at, side);
  const body = pick(message.value, message.at, 'parsedBody', 'body', 'content');
  if (typeof body.value === 'string') return { value: body.value, at: body.at };
  if (isList(body.value)) return { value: body.value, at: body.at };
  const inner = pick(body.value, body.at, 'string', 'base64String', 'text');
  if (typeof inner.value !== 'string')
    return isRecord(body.value) ? { value: body.value, at: body.at } : null;
  const isEncoded = inner.at.endsWith('base64_string');
  const value = isEncoded ? fromBase64(inner.value) : inner.value;
  return value === null ? null : { value, at: inner.at };
}
