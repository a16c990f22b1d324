import { decode } from '../decode/decode';
import { isList, isRecord } from '../decode/json-tree';
import { formatOf, formats } from '../formats';
import { errorBody } from '../formats/error-body';
import type { Format } from '../formats/format';
import { relocate } from '../formats/relocate';
import type { Diagnostic, Json, Pointer, Read, Reading, Unreadable } from '../model';
import { containers } from '.';
import type { Item } from './container';
import { searchTree } from './search-tree';
import { weigh } from './weigh';

/** One thing in an input that can be read. */
export type Finding = {
  /** Names it among all findings of the same input, now and after a reload. */
  id: string;
  label: string;
  at: Pointer;
  question: string | null;
  /** What is read; by itself it reads the same, with pointers that start here. */
  value: Json;
  /** Reads it; every pointer starts at the root of the input. */
  read(): Read<Reading>;
  /** The texts on the way there that hold JSON, with what they hold. */
  opened: readonly Opened[];
  /** How much there is to see; 0 for an error. */
  weight: number;
};

export type Opened = { at: Pointer; tree: Json };

export type Found = {
  findings: Finding[];
  /** Texts that look like responses and can't be read. */
  unread: { at: Pointer; failure: Unreadable }[];
  shows: 'first' | 'last';
  /** Whether there is more than is listed. */
  isCut: boolean;
};

/** More than this nobody chooses from, and of broken texts so many prove that there is nothing. */
const MOST = 20_000;
const MOST_BROKEN = 200;

/** Deeper than this nobody packs one thing into another. */
const LEVELS = 8;

/** Where a look stands: what was passed on the way from the root. */
type Way = {
  at: Pointer;
  levels: number;
  labels: readonly string[];
  question: string | null;
  opened: readonly Opened[];
  noticed: readonly Diagnostic[];
};

/**
 * Everything in a tree that can be read, in the order in which it stands there: the tree itself when a format knows it;
 * what a known container holds; else whatever a search through the whole tree turns up. Linear in the tree.
 */
export function findReadings(tree: Json): Found {
  const found: Found = { findings: [], unread: [], shows: 'first', isCut: false };
  look(tree, { at: '', levels: LEVELS, labels: [], question: null, opened: [], noticed: [] }, found);
  return found;
}

function look(value: Json, way: Way, found: Found): void {
  if (way.levels === 0) return;
  if (found.findings.length >= MOST || found.unread.length >= MOST_BROKEN) {
    found.isCut = true;
    return;
  }
  if (typeof value === 'string') {
    openText(value, way, found);
    return;
  }
  const container = containers.find(({ recognises }) => recognises(value));
  const items = container?.open(value) ?? [];
  if (container !== undefined && items.length > 0) {
    if (container.shows === 'last') found.shows = 'last';
    for (const item of items) lookInto(item, way, found);
    return;
  }
  const format = formatOf(value);
  if (format !== undefined) {
    add(format, value, way, found);
    const other = formats.find(
      ({ yields, nested }) =>
        yields !== format.yields && isRecord(value) && nested?.recognises(value) === true,
    );
    if (other !== undefined && format !== errorBody) add(other, value, way, found);
    return;
  }
  if (isRecord(value) || isList(value)) for (const item of searchTree(value)) lookInto(item, way, found);
}

function lookInto(item: Item, way: Way, found: Found): void {
  const inside: Way = {
    ...way,
    at: way.at + item.at,
    levels: way.levels - 1,
    labels: item.label === '' ? way.labels : [...way.labels, item.label],
    question: item.question ?? way.question,
  };
  const { format, failure } = item;
  if (failure) {
    const read = (): Read<Reading> => ({ ok: false, failure });
    push(found, inside, { kind: 'failed', label: '', weight: 0, value: item.value, read, base: way.at });
  } else if (format) add(format, item.value, inside, found, item.read && { read: item.read, base: way.at });
  else look(item.value, inside, found);
}

/** A text that holds a body: what it decodes to stands in its place from here on. */
function openText(text: string, way: Way, found: Found): void {
  const decoded = decode(text);
  if (!decoded.ok) {
    // Words that are no body are none that was lost.
    if (decoded.failure.code === 'input/broken') found.unread.push({ at: way.at, failure: decoded.failure });
    return;
  }
  const { tree, noticed } = decoded.value;
  if (typeof tree === 'string') return;
  const placed = noticed.map((diagnostic) => ({ ...diagnostic, at: way.at + diagnostic.at }));
  look(
    tree,
    {
      ...way,
      levels: way.levels - 1,
      opened: [...way.opened, { at: way.at, tree }],
      noticed: [...way.noticed, ...placed],
    },
    found,
  );
}

function add(
  format: Format,
  value: Json,
  way: Way,
  found: Found,
  { read, base } = { read: () => format.read(value), base: way.at },
): void {
  const weight = format === errorBody ? 0 : weigh(value) - (format.origin === 'copy' ? 0.5 : 0);
  push(found, way, { kind: format.id, label: format.label, weight, value, read, base });
}

/** @param thing its `read` gives pointers that count from `base` */
function push(
  found: Found,
  { at, question, noticed, opened, labels }: Way,
  thing: Pick<Finding, 'label' | 'weight' | 'value' | 'read'> & { kind: string; base: Pointer },
): void {
  const { kind, label, weight, value, read, base } = thing;
  found.findings.push({
    id: `${kind}:${at}`,
    label: [label, ...labels].filter((word) => word !== '').join(', '),
    at,
    question,
    value,
    opened,
    weight,
    read: () => placed(read(), base, question, noticed),
  });
}

function placed(
  read: Read<Reading>,
  base: Pointer,
  question: string | null,
  noticed: readonly Diagnostic[],
): Read<Reading> {
  if (!read.ok) return { ok: false, failure: { ...read.failure, at: base + read.failure.at } };
  const reading = base === '' ? read.value : relocate(read.value, (at) => base + at);
  if (question === null && noticed.length === 0) return { ok: true, value: reading };
  return {
    ok: true,
    value: {
      ...reading,
      question: reading.question ?? question,
      noticed: [...noticed, ...reading.noticed],
    },
  };
}
