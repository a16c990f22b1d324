import { parseJson } from '../grounding/decode/decode-json';
import { isShallow } from '../grounding/decode/json-tree';
import { jsonInLines } from '../grounding/decode/log-lines';
import type { Json } from '../grounding/model';

/** The object or list that a text holds, alone or at the end of a log's line; null for anything else. */
export function treeOfLine(text: string): Json | null {
  const parsed = parseJson(text);
  const tree = parsed.ok ? parsed.tree : (jsonInLines(text)?.[0] ?? null);
  return typeof tree === 'object' && isShallow(tree) ? tree : null;
}
