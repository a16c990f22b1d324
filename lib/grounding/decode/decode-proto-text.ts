// Longer than its neighbours: one loop with one stack reads all of the text format's brackets, so that no depth can exhaust
// the call stack; cutting it would only spread its state.
import type { Diagnostic, Json, Severity } from '../model';
import { type Attempt, attempt, DEEPEST, FaultFound, stop, tooDeep } from './attempt';
import { put } from './json-tree';
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
  fields: { [name: string]: Json };
  lists: Map<string, Json[]>;
};
type List = { kind: 'list'; name: string; start: number; items: Json[] };

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
 */
export const decodeProtoText = (text: string): Attempt => attempt(() => new ProtoParser(text).parse());

class ProtoParser {
  private at = 0;
  private readonly frames: (Message | List)[] = [];
  private readonly noticed: Diagnostic[] = [];

  constructor(private readonly text: string) {}

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
      this.deliver(frame.name, frame.fields);
      return;
    }
    if (this.at >= text.length)
      stop(frame.start, `the text ends before this "${text[frame.start]}" is closed`);
    const nameAt = this.at;
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
    if (char === undefined) stop(frame.start, 'the text ends before this "[" is closed');
    if (char === ']') {
      this.at += 1;
      this.frames.pop();
      this.deliverAll(frame);
    } else if (char === '{' || char === '<') this.open(null, char);
    else this.deliver(null, this.scalar());
  }

  private open(name: string | null, bracket: string): void {
    const start = this.at;
    if (this.frames.length > DEEPEST) throw new FaultFound(tooDeep(start));
    const close = bracket === '{' ? '}' : bracket === '<' ? '>' : '';
    this.at += bracket.length;
    this.frames.push({ kind: 'message', name, close, start, fields: {}, lists: new Map() });
  }

  private openList(name: string): void {
    this.frames.push({ kind: 'list', name, start: this.at, items: [] });
    this.at += 1;
  }

  /** Gives a value to the bracket around it, and steps over a separator. */
  private deliver(name: string | null, value: Json): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'list') frame.items.push(value);
    else if (frame && name !== null) {
      const parent = frame.name;
      const list = frame.lists.get(name);
      if (list) list.push(value);
      else if (Object.hasOwn(frame.fields, name))
        this.setList(frame, name, [frame.fields[name] ?? null, value]);
      else if (isRepeated(name, value, parent)) this.setList(frame, name, [value]);
      else put(frame.fields, name, value);
    }
    this.stepOver();
  }

  /** A field of one value that was sent again. */
  private replace(frame: Message, name: string, value: Json, index: number): void {
    frame.lists.delete(name);
    put(frame.fields, name, value);
    const message = `The field ${excerpt(name)} stands there twice, again at ${textPlace(this.text, index)}; the last value counts.`;
    this.noteOnce('input/repeated-field', 'info', message);
    this.stepOver();
  }

  private deliverAll({ name, items }: List): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'message') {
      const list = frame.lists.get(name);
      if (list) for (const item of items) list.push(item);
      else
        this.setList(
          frame,
          name,
          Object.hasOwn(frame.fields, name) ? [frame.fields[name] ?? null, ...items] : items,
        );
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
