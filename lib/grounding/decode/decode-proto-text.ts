// Longer than its neighbours: one loop with one stack reads all of the text format's brackets, so that no depth can exhaust
// the call stack; cutting it would only spread its state.
import type { Diagnostic, Json, Severity } from '../model';
import { type Attempt, attempt, DEEPEST, FaultFound, stop, tooDeep } from './attempt';
import { put } from './json-tree';
import type { Places } from './places/places';
import { protoNumber, protoWord } from './proto-scalar';
import { ProtoText } from './proto-string';
import { isKnownRoot, isRepeated, isSingle } from './repeated-fields';
import { endOf } from './scan-json';
import { skipBlank } from './skip-blank';
import { excerpt, textPlace } from './text-place';

type Message = {
  kind: 'message';
  name: string | null;
  close: string;
  start: number;
  /** Where its field begins. */
  from: number;
  fields: { [name: string]: Json };
  lists: Map<string, Json[]>;
};
type List = { kind: 'list'; name: string; start: number; from: number; items: Json[] };

const fieldName = /[A-Za-z_]\w*|\[[\w./-]+\]/y;
const number =
  /-?\s*(?:0[xX][\da-fA-F]+|0[0-7]+(?![\d.eE])|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fF]?(?![\w.])/y;
const word = /-?\s*[A-Za-z_]\w*/y;
const first = /([A-Za-z_]\w*)[ \t]*(:?)\s*([{<[]?)/y;

/** Whether a text starts like a message printed as proto text: `name {`, or a known `name:`. */
export function looksLikeProtoText(text: string): boolean {
  first.lastIndex = skipBlank(text, 0);
  const [, name = '', colon, bracket] = first.exec(text) ?? [];
  if (bracket === '{' || bracket === '<') return true;
  return isKnownRoot(name) && (colon === ':' || bracket === '[');
}

/**
 * The text format of protocol buffers, read without a schema: names stay as written, a field that is known to be a list
 * or comes twice becomes one, enum names stay text, `nan` and `inf` become the words that ProtoJSON has for them.
 *
 * @param places told where everything stands; left out: nobody wants to know
 */
export const decodeProtoText = (text: string, places?: Places): Attempt =>
  attempt(() => new ProtoParser(text, places).parse());

class ProtoParser {
  private at = 0;
  private readonly frames: (Message | List)[] = [];
  private readonly noticed: Diagnostic[] = [];

  /** Where the field or item that is being read begins. */
  private from = 0;

  constructor(
    private readonly text: string,
    private readonly places?: Places,
  ) {}

  parse(): { tree: Json; noticed: Diagnostic[] } {
    this.open(null, '');
    for (;;) {
      this.at = skipBlank(this.text, this.at);
      const frame = this.frames.at(-1);
      if (frame?.kind === 'list') this.listItem(frame);
      else if (frame?.kind === 'message') {
        if (this.frames.length === 1 && this.at >= this.text.length) {
          return { tree: frame.fields, noticed: this.noticed };
        }
        this.field(frame);
      }
    }
  }

  private field(frame: Message): void {
    const { text } = this;
    if (frame.close !== '' && text[this.at] === frame.close) {
      this.at += 1;
      this.frames.pop();
      this.from = frame.from;
      this.deliver(frame.name, frame.fields);
      return;
    }
    if (this.at >= text.length)
      stop(frame.start, `the text ends before this "${text[frame.start]}" is closed`);
    const nameAt = this.at;
    this.from = nameAt;
    const name =
      this.take(fieldName) ??
      stop(nameAt, `a field name is due, but ${JSON.stringify(text[nameAt])} stands there`);
    this.at = skipBlank(text, this.at);
    const colon = text[this.at] === ':';
    if (colon) this.at = skipBlank(text, this.at + 1);
    const char = text[this.at];
    if (char === '{' || char === '<') this.open(name, char);
    else if (char === '[') this.openList(name);
    else if (colon) {
      const value = this.scalar();
      if (isSingle(name) && Object.hasOwn(frame.fields, name)) this.replace(frame, name, value, nameAt);
      else this.deliver(name, value);
    } else stop(this.at, `":" or "{" is due after the field name ${excerpt(name)}`);
  }

  private listItem(frame: List): void {
    const { text } = this;
    const char = text[this.at];
    this.from = this.at;
    if (char === undefined) stop(frame.start, 'the text ends before this "[" is closed');
    if (char === ']') {
      this.at += 1;
      this.frames.pop();
      this.from = frame.from;
      this.deliverAll(frame);
    } else if (char === '{' || char === '<') this.open(null, char);
    else this.deliver(null, this.scalar());
  }

  private open(name: string | null, bracket: string): void {
    const start = this.at;
    if (this.frames.length > DEEPEST) throw new FaultFound(tooDeep(start));
    const close = bracket === '{' ? '}' : bracket === '<' ? '>' : '';
    this.at += bracket.length;
    this.frames.push({ kind: 'message', name, close, start, from: this.from, fields: {}, lists: new Map() });
  }

  private openList(name: string): void {
    this.frames.push({ kind: 'list', name, start: this.at, from: this.from, items: [] });
    this.at += 1;
  }

  /** Gives a value to the bracket around it, and steps over a separator. */
  private deliver(name: string | null, value: Json): void {
    const frame = this.frames.at(-1);
    const span = { start: this.from, end: this.at };
    if (frame?.kind === 'list') {
      this.places?.note(frame.items, frame.items.length, span);
      frame.items.push(value);
    } else if (frame && name !== null) {
      const list = frame.lists.get(name);
      if (list) {
        this.places?.note(list, list.length, span);
        list.push(value);
      } else if (Object.hasOwn(frame.fields, name)) {
        const both = [frame.fields[name] ?? null, value];
        this.places?.noteAll(both, [this.places.of(frame.fields, name), span]);
        this.setList(frame, name, both);
      } else if (isRepeated(name, value, frame.name)) {
        const lone = [value];
        this.places?.note(lone, 0, span);
        this.setList(frame, name, lone);
      } else put(frame.fields, name, value);
      if (!list) this.places?.note(frame.fields, name, span);
    }
    this.stepOver();
  }

  /** A field of one value that was sent again. */
  private replace(frame: Message, name: string, value: Json, index: number): void {
    frame.lists.delete(name);
    put(frame.fields, name, value);
    this.places?.note(frame.fields, name, { start: index, end: this.at });
    const message = `The field ${excerpt(name)} stands there twice, again at ${textPlace(this.text, index)}; the last value counts.`;
    this.noteOnce('input/repeated-field', 'info', message);
    this.stepOver();
  }

  private deliverAll({ name, items }: List): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'message') {
      const list = frame.lists.get(name);
      if (list) {
        for (const [index, item] of items.entries()) {
          this.places?.note(list, list.length, this.places.of(items, index));
          list.push(item);
        }
      } else if (Object.hasOwn(frame.fields, name)) {
        const all = [frame.fields[name] ?? null, ...items];
        const spans = items.map((_, index) => this.places?.of(items, index));
        this.places?.noteAll(all, [this.places.of(frame.fields, name), ...spans]);
        this.setList(frame, name, all);
      } else {
        this.places?.note(frame.fields, name, { start: this.from, end: this.at });
        this.setList(frame, name, items);
      }
    }
    this.stepOver();
  }

  private stepOver(): void {
    this.at = skipBlank(this.text, this.at);
    const char = this.text[this.at];
    if (char === ',' || char === ';') this.at += 1;
  }

  private setList(frame: Message, name: string, list: Json[]): void {
    frame.lists.set(name, list);
    put<Json>(frame.fields, name, list);
  }

  private scalar(): Json {
    const { text } = this;
    const char = text[this.at];
    if (char === '"' || char === "'") return this.string();
    const digits = this.take(number);
    if (digits !== null) return protoNumber(digits.replace(/\s/g, ''));
    const at = this.at;
    const name = (
      this.take(word) ??
      stop(at, char === undefined ? 'the text ends where a value is due' : 'a value is due')
    ).replace(/\s/g, '');
    const meaning = protoWord(name);
    if (meaning !== name) return meaning;
    if (name[0] === '-') stop(at, `${excerpt(name)} is no number`);
    return name;
  }

  /** Neighbouring literals are one string. */
  private string(): string {
    const start = this.at;
    const gathered = new ProtoText();
    for (;;) {
      this.at = gathered.readLiteral(this.text, this.at);
      const after = skipBlank(this.text, this.at);
      if (this.text[after] !== '"' && this.text[after] !== "'") {
        const value = gathered.end();
        if (gathered.damaged) this.noteDamage(start);
        return value;
      }
      this.at = after;
    }
  }

  private noteDamage(index: number): void {
    const message = `The bytes of the string at ${textPlace(this.text, index)} are not UTF-8; places counted behind them may be off.`;
    this.noteOnce('input/broken-bytes', 'error', message);
  }

  private noteOnce(code: string, severity: Severity, message: string): void {
    if (this.noticed.some((noted) => noted.code === code)) return;
    this.noticed.push({ code, severity, at: '', about: [], message });
  }

  private take(pattern: RegExp): string | null {
    const end = endOf(pattern, this.text, this.at);
    if (end === this.at) return null;
    const taken = this.text.slice(this.at, end);
    this.at = end;
    return taken;
  }
}
