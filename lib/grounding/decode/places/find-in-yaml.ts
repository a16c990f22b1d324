import { EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import type { Span } from '../span';
import type { Found } from './found';

type Event = ReturnType<typeof parseEvents>[number];
type Node = Span & { next: number };

/** Where a way leads in YAML. What an alias stands for is found at the alias. */
export function findInYaml(text: string, whole: Span, way: readonly string[]): Found {
  const events = parseEvents(text.slice(whole.start, whole.end), {});
  const source = text.slice(whole.start, whole.end);
  const documents = events.flatMap(({ type }, index) => (type === EVENT_ID.DOCUMENT ? index : []));
  const isOne = documents.length === 1;
  const [first = '0'] = way;
  const document = documents[isOne ? 0 : Number(first)];
  if (document === undefined || (!isOne && way.length === 0)) return { ...whole, rest: way };
  let at = document + 1;
  let nameAt = startOf(events[at]);
  let rest = isOne ? way : way.slice(1);
  for (
    let next = childOf(events, source, at, rest[0]);
    next !== null;
    next = childOf(events, source, at, rest[0])
  ) {
    at = next.at;
    nameAt = next.nameAt;
    rest = rest.slice(1);
  }
  return { start: whole.start + nameAt, end: whole.start + nodeAt(events, at).end, rest };
}

/** The event that a child begins with, and where its name or dash begins. */
function childOf(
  events: readonly Event[],
  source: string,
  at: number,
  key: string | undefined,
): { at: number; nameAt: number } | null {
  const event = events[at];
  if (event === undefined || key === undefined) return null;
  if (event.type === EVENT_ID.SEQUENCE) {
    let item = at + 1;
    for (let passed = 0; isNode(events[item]); passed += 1) {
      if (passed === Number(key)) return { at: item, nameAt: startOf(events[item]) };
      item = nodeAt(events, item).next;
    }
  }
  if (event.type === EVENT_ID.MAPPING) {
    for (let name = at + 1; isNode(events[name]); ) {
      const value = nodeAt(events, name).next;
      const said = events[name];
      if (said?.type === EVENT_ID.SCALAR && getScalarValue(source, said) === key)
        return { at: value, nameAt: startOf(said) };
      name = nodeAt(events, value).next;
    }
  }
  return null;
}

const isNode = (event: Event | undefined): boolean => event !== undefined && event.type !== EVENT_ID.POP;

function startOf(event: Event | undefined): number {
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart;
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart;
  return event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE ? event.start : 0;
}

/** The stretch of a node with all that it holds, and the event behind it. */
function nodeAt(events: readonly Event[], at: number): Node {
  const start = startOf(events[at]);
  let end = start;
  let depth = 0;
  for (let index = at; index < events.length; index += 1) {
    const event = events[index];
    if (event === undefined) break;
    if (event.type === EVENT_ID.SCALAR) end = Math.max(end, event.valueEnd);
    else if (event.type === EVENT_ID.ALIAS) end = Math.max(end, event.anchorEnd);
    else if (event.type === EVENT_ID.POP) depth -= 1;
    else depth += 1;
    if (depth <= 0) return { start, end, next: index + 1 };
  }
  return { start, end, next: events.length };
}
