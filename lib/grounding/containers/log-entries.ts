import { isList, isRecord } from '../decode/json-tree';
import { anyOf } from '../formats/any-of';
import { pick, textOf } from '../formats/pick';
import type { Json } from '../model';
import type { Container, Item } from './container';
import { questionIn } from './question-in';

const payloads = ['jsonPayload', 'protoPayload', 'textPayload'] as const;

/** What `gcloud logging read --format=json` prints: entries whose payload holds a response somewhere, or a text of one. */
export const logEntries: Container = {
  id: 'log-entries',
  label: 'log entries',
  recognises: (tree) => (isList(tree) ? anyOf(tree, isEntry) : isEntry(tree)),
  open: (tree) =>
    isList(tree)
      ? tree.flatMap((entry, index) => itemsOf(entry, `/${index}`, `log entry ${index + 1}`))
      : itemsOf(tree, '', ''),
};

const isEntry = (value: Json): boolean =>
  isRecord(value) && payloads.some((name) => pick(value, '', name).value !== undefined);

function itemsOf(entry: Json, at: string, where: string): Item[] {
  const payload = pick(entry, at, ...payloads);
  if (payload.value === undefined) return [];
  const when = textOf(pick(entry, '', 'timestamp').value);
  const label = [where, when].filter((word) => word).join(' of ');
  const question = questionIn(pick(payload.value, '', 'request').value);
  return [{ at: payload.at, label, question, value: payload.value }];
}
