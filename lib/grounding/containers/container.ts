import type { JsonRecord } from '../decode/json-tree';
import type { Format } from '../formats/format';
import type { Json, Pointer, Read, Reading, Unreadable } from '../model';

/** One thing inside a container that may be read; pointers count from the container. */
export type Item = {
  at: Pointer;
  /** Which one it is, e.g. "entry 3"; empty when the container holds one thing only. */
  label: string;
  /** What was asked, when it stands beside the answer. */
  question?: string | null;
  /** What lies there: a tree, or a text that holds one. */
  value: Json;
  /** The format that reads it, when that is known already. */
  format?: Format;
  /** Reads it in place of the format, when it is spread over the container: its pointers count from there. */
  read?: () => Read<Reading>;
  /** Why there is nothing to read, when the container says so. Its place counts from the container, too. */
  failure?: Unreadable;
};

/** Something that holds responses, or several answers, rather than being one. */
export type Container = {
  id: string;
  /** What it is called in a sentence, e.g. "a HAR file". */
  label: string;
  recognises(tree: Json): boolean;
  open(tree: Json): readonly Item[];
  /** Which of equally good readings is shown first: the first one, or the latest, as in a conversation. */
  shows?: 'first' | 'last';
  nested?: { marks: readonly string[]; recognises(tree: JsonRecord): boolean };
};
