import { fromBase64 } from '../decode/from-base64';
import { isList, isRecord } from '../decode/json-tree';
import { dig, pick, textOf } from '../formats/pick';
import type { Json } from '../model';
import { calledAs } from './called-as';
import type { Container, Item } from './container';
import { questionIn } from './question-in';

/** What a browser's network panel saves. Pages, scripts and pictures in it are passed by. */
export const har: Container = {
  id: 'har',
  label: 'a HAR file',
  recognises: (tree) => isRecord(tree) && isRecord(tree.log) && isList(tree.log.entries),
  open: (tree) => {
    const { value: entries, at } = dig(tree, '', 'log', 'entries');
    return isList(entries) ? entries.flatMap((entry, index) => itemOf(entry, `${at}/${index}`, index)) : [];
  },
};

function itemOf(entry: Json, at: string, index: number): Item[] {
  const body = dig(entry, at, 'response', 'content', 'text');
  const text = textOf(body.value);
  if (text === null) return [];
  const content = dig(entry, at, 'response', 'content').value;
  const value = pick(content, '', 'encoding').value === 'base64' ? fromBase64(text) : text;
  if (
    value === null ||
    !/candidates|contexts|relevantChunks|rounding|serverContent|event_type|steps|"error"|choices/.test(value)
  )
    return [];
  const url = textOf(dig(entry, '', 'request', 'url').value);
  const label = `entry ${index + 1}${url === null ? '' : ` (${calledAs(url)})`}`;
  const question = questionIn(dig(entry, '', 'request', 'postData', 'text').value);
  return [{ at: body.at, label, question, value }];
}
