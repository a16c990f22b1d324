// Longer than its neighbours: one loop with one stack reads all of Python's brackets, so that no depth can exhaust the
// call stack; cutting it would only spread its state.
import type { Diagnostic, Json, Pointer } from '../model';
import { type Attempt, attempt, DEEPEST, FaultFound, stop, tooDeep } from './attempt';
import { put } from './json-tree';
import type { Places } from './places/places';
import { step } from './pointer';
import { type Loss, lossy } from './python-losses';
import { readPythonString, startsString } from './python-string';
import { constants, keyword, lost, member, name, nonFinite, number, pythonNumber } from './python-tokens';
import { endOf } from './scan-json';
import { skipBlank } from './skip-blank';
import { excerpt } from './text-place';

/** An open bracket. `fields`: the bare `name=value name=value` that `print(response)` shows. */
type Frame = {
  kind: 'braces' | 'list' | 'paren' | 'call' | 'fields';
  close: string;
  start: number;
  items: Json[];
  entries: { [key: string]: Json } | null;
  key: string | null;
  /** Where the key begins. */
  keyAt: number;
  comma: boolean;
};

/**
 * A Python literal (what `print(d)` shows of a dict, list or tuple) or a printed object (`Name(field=value, …)`).
 * Tuples and sets become lists, bytes base64, enum members their value when it is text and else their name,
 * `datetime.datetime(…)` and its like their own source text, `nan` and `inf` the words that ProtoJSON has for them.
 * A `<... 2 more items ...>` stands for values that are not in the text: `input/lossy` says so.
 *
 * `python` tells whether the text shows anything that JSON hasn't: broken JSON must not pass as Python, whose escapes
 * mean something else. `rest` is where other text follows a value that is whole.
 *
 * @param places told where everything stands; left out: nobody wants to know
 */
export function decodePython(
  text: string,
  places?: Places,
): Attempt & { python: boolean; rest: number | null } {
  const parser = new PythonParser(text, places);
  const result = attempt(() => parser.parse());
  return { ...result, python: parser.python, rest: parser.rest };
}

class PythonParser {
  python = false;
  /** Where text begins that follows after the end of the value; null when there is none. */
  rest: number | null = null;
  private at = 0;
  /** How many open brackets belong to printed objects. */
  private objects = 0;
  private readonly frames: Frame[] = [];
  private readonly losses: Loss[] = [];

  /** Where the last value begins and ends. */
  private from = 0;
  private to = 0;

  constructor(
    private readonly text: string,
    private readonly places?: Places,
  ) {}

  parse(): { tree: Json; noticed: Diagnostic[] } {
    this.skip();
    if (endOf(keyword, this.text, this.at) > this.at) this.open('fields', '', this.at);
    const tree = this.value();
    this.skip();
    if (this.at < this.text.length) {
      this.rest = this.at;
      stop(this.at, 'text follows after the end of the Python value');
    }
    return { tree, noticed: lossy(this.text, this.losses) };
  }

  private value(): Json {
    for (;;) {
      this.skip();
      const frame = this.frames.at(-1);
      let value: Json | undefined;
      if (frame && this.closes(frame)) value = this.finish(frame);
      else {
        if (frame) this.readKeyword(frame);
        const read = this.scalarOrOpen(frame);
        if (read === 'opened') continue;
        value = read.value;
        this.to = this.at;
      }
      for (;;) {
        const around = this.frames.at(-1);
        if (!around) return value ?? null;
        const next = this.attach(around, value);
        if (next === 'value') break;
        value = this.finish(around);
      }
    }
  }

  /** Puts a value into its bracket; tells whether another value is due or the bracket ended. */
  private attach(frame: Frame, value: Json | undefined): 'value' | 'end' {
    const { from, to } = this;
    this.skip();
    if (frame.kind === 'braces' && frame.key === null && this.text[this.at] === ':') {
      if (frame.items.length > 0) stop(this.at, 'a ":" stands in a set');
      frame.entries ??= {};
      frame.key = typeof value === 'string' ? value : JSON.stringify(value ?? null);
      frame.keyAt = from;
      this.at += 1;
      return 'value';
    }
    if (frame.key !== null) {
      frame.entries ??= {};
      put(frame.entries, frame.key, value ?? null);
      this.places?.note(frame.entries, frame.key, { start: frame.keyAt, end: to });
      frame.key = null;
    } else if (frame.kind === 'braces' && frame.entries) stop(this.at, '":" and a value are due after a key');
    else if (value !== undefined) {
      this.places?.note(frame.items, frame.items.length, { start: from, end: to });
      frame.items.push(value);
    }
    if (this.text[this.at] === ',') {
      this.at += 1;
      frame.comma = true;
      this.skip();
      return this.closes(frame) ? 'end' : 'value';
    }
    if (this.closes(frame)) return 'end';
    if (frame.kind === 'fields') return 'value';
    const due = `"," or "${frame.close}"`;
    const here = this.text[this.at];
    return here === undefined
      ? stop(this.at, `the text ends where ${due} is due`)
      : stop(this.at, `${due} is due, but ${JSON.stringify(here)} stands there`);
  }

  private closes(frame: Frame): boolean {
    if (frame.kind === 'fields') return this.at >= this.text.length;
    return this.text[this.at] === frame.close;
  }

  private finish(frame: Frame): Json {
    if (frame.key !== null) stop(this.at, 'a value is due after a key');
    this.frames.pop();
    if (frame.kind === 'call' || frame.kind === 'fields') this.objects -= 1;
    this.at += frame.close.length;
    this.from = frame.start;
    this.to = this.at;
    const { items, entries } = frame;
    if (frame.kind === 'list') return items;
    if (frame.kind === 'paren') return items.length === 1 && !frame.comma ? (items[0] ?? null) : items;
    if (frame.kind === 'braces') return entries ?? (items.length > 0 ? items : {});
    if (items.length === 0) return entries ?? {};
    return items.length === 1 && !entries ? (items[0] ?? null) : this.text.slice(frame.start, this.at);
  }

  private open(kind: Frame['kind'], close: string, start: number): void {
    if (this.frames.length >= DEEPEST) throw new FaultFound(tooDeep(start));
    if (kind === 'call' || kind === 'fields') this.objects += 1;
    this.frames.push({ kind, close, start, items: [], entries: null, key: null, keyAt: start, comma: false });
  }

  private readKeyword(frame: Frame): void {
    if (frame.kind !== 'call' && frame.kind !== 'fields') return;
    const end = endOf(keyword, this.text, this.at);
    if (end === this.at) {
      if (frame.kind === 'fields') {
        this.rest = this.at;
        stop(this.at, 'a name and "=" are due');
      }
      return;
    }
    frame.key = this.text.slice(this.at, end);
    frame.keyAt = this.at;
    this.at = this.text.indexOf('=', end) + 1;
    this.skip();
  }

  private scalarOrOpen(frame: Frame | undefined): 'opened' | { value: Json | undefined } {
    const { text, at } = this;
    const char = text[at];
    this.from = at;
    if (char === undefined) stop(at, 'the text ends where a value is due');
    if (char === '{') return this.enter('braces', '}', at, 1);
    if (char === '[') return this.enter('list', ']', at, 1);
    if (char === '(') {
      this.python = true;
      return this.enter('paren', ')', at, 1);
    }
    if (startsString(text, at)) return { value: this.strings() };
    const endless = this.take(nonFinite);
    if (endless !== null) {
      return { value: endless.endsWith('nan') ? 'NaN' : endless[0] === '-' ? '-Infinity' : 'Infinity' };
    }
    const digits = this.take(number);
    if (digits !== null) return { value: pythonNumber(digits) };
    if (char === '<' || char === '.') return this.angled(frame);
    const word = this.take(name) ?? stop(at, `a value is due, but ${JSON.stringify(char)} stands there`);
    if (constants.has(word)) {
      this.python = true;
      return { value: constants.get(word) ?? null };
    }
    if (text[this.at] === '(') {
      this.python = true;
      return this.enter('call', ')', at, 1);
    }
    const dot = word.lastIndexOf('.');
    if (dot > 0 || frame?.kind === 'call') return { value: word.slice(dot + 1) };
    return stop(at, `the name ${excerpt(word)} is no Python value`);
  }

  private enter(kind: Frame['kind'], close: string, start: number, length: number): 'opened' {
    this.open(kind, close, start);
    this.at += length;
    return 'opened';
  }

  /** Neighbouring literals are one string. */
  private strings(): string {
    const display = this.objects > 0;
    const pieces: string[] = [];
    for (let next = this.at; startsString(this.text, next); next = skipBlank(this.text, this.at)) {
      if (this.text[next] !== '"' || this.text.startsWith('"""', next)) this.python = true;
      const read = readPythonString(this.text, next, display);
      pieces.push(read.value);
      this.at = read.end;
    }
    return pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
  }

  /** An enum member, or a mark that stands for what was left out. */
  private angled(frame: Frame | undefined): { value: Json | undefined } {
    this.python = true;
    member.lastIndex = this.at;
    const found = member.exec(this.text);
    if (found) {
      this.at = member.lastIndex;
      return { value: found[3] ?? found[4] ?? found[2] ?? null };
    }
    const start = this.at;
    const mark = this.take(lost) ?? stop(start, 'a value is due');
    this.losses.push({ index: start, at: this.pointer(), mark });
    return { value: frame?.kind === 'list' ? undefined : null };
  }

  private take(pattern: RegExp): string | null {
    const end = endOf(pattern, this.text, this.at);
    if (end === this.at) return null;
    const taken = this.text.slice(this.at, end);
    this.at = end;
    return taken;
  }

  private skip(): void {
    this.at = skipBlank(this.text, this.at);
  }

  private pointer(): Pointer {
    return this.frames.reduce((at, { kind, key, items }) => {
      if (key !== null) return step(at, key);
      return kind === 'list' ? step(at, items.length) : at;
    }, '');
  }
}
