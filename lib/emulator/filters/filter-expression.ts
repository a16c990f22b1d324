import type { Metadata, MetadataValue } from '../../engine/metadata';

/** Whether a document's metadata fulfil an expression. */
type Test = (metadata: Metadata) => boolean;

type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=' | ':';

export type ReadExpression = { ok: true; test: Test } | { ok: false; why: string };

/**
 * Reads a filter expression in the syntax of AIP-160, over metadata keys:
 *
 *     language = "en" AND (words > 300 OR NOT type = "txt") AND headings:"Entitlement"
 *
 * `OR` binds tighter than `AND`, and neighbours are joined by AND. `:` asks whether a list has a value. A key that isn't
 * there, or that is of another kind than the value, fulfils nothing.
 */
export function readExpression(text: string): ReadExpression {
  const tokens = text.match(tokenPattern) ?? [];
  const reader = new ExpressionReader(tokens);
  const test = reader.expression(0);
  if (test === null || !reader.isAtEnd())
    return { ok: false, why: `${JSON.stringify(text)} can't be read from ${reader.rest()} on.` };
  return { ok: true, test };
}

/** A quote that nothing closes takes all that follows, so that it can't be read. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|["'].*|[<>!]=|[=<>:()]|[^\s=<>!:()"']+|\S/gs;
const quotedText = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/s;

/** Parentheses within parentheses; more are a mistake or malice. */
const deepest = 50;

/** Each method reads what its name says and moves on; null: it doesn't stand there. */
class ExpressionReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  rest(): string {
    return this.isAtEnd() ? 'its end' : JSON.stringify(this.#tokens.slice(this.#at).join(' '));
  }

  expression(depth: number): Test | null {
    const factors: Test[] = [];
    while (!this.isAtEnd() && this.#next() !== ')') {
      if (factors.length > 0) this.#take('AND');
      const factor = this.#factor(depth);
      if (factor === null) return null;
      factors.push(factor);
    }
    return factors.length === 0 ? null : (metadata) => factors.every((factor) => factor(metadata));
  }

  #factor(depth: number): Test | null {
    const terms: Test[] = [];
    do {
      const term = this.#term(depth);
      if (term === null) return null;
      terms.push(term);
    } while (this.#take('OR'));
    return (metadata) => terms.some((term) => term(metadata));
  }

  #term(depth: number): Test | null {
    const negated = this.#take('NOT');
    const test = this.#take('(') ? this.#group(depth + 1) : this.#restriction();
    return test === null || !negated ? test : (metadata) => !test(metadata);
  }

  #group(depth: number): Test | null {
    const inner = depth > deepest ? null : this.expression(depth);
    return inner !== null && this.#take(')') ? inner : null;
  }

  #restriction(): Test | null {
    const key = this.#next();
    const comparator = comparatorIn(this.#tokens[this.#at + 1]);
    const argument = this.#tokens[this.#at + 2];
    if (key === undefined || !/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(key)) return null;
    if (comparator === null || argument === undefined) return null;
    const [, double, single] = quotedText.exec(argument) ?? [];
    const quoted = (double ?? single)?.replace(/\\(.)/gs, '$1');
    if (quoted === undefined && /^[=<>!:()"']/.test(argument)) return null;
    this.#at += 3;
    return (metadata) => holds(metadata.get(key), comparator, quoted ?? argument);
  }

  #next(): string | undefined {
    return this.#tokens[this.#at];
  }

  #take(token: string): boolean {
    if (this.#next() !== token) return false;
    this.#at += 1;
    return true;
  }
}

const comparatorIn = (token: string | undefined): Comparator | null =>
  (['=', '!=', '<', '<=', '>', '>=', ':'] as const).find((each) => each === token) ?? null;

function holds(stored: MetadataValue | undefined, comparator: Comparator, argument: string): boolean {
  if (stored === undefined) return false;
  if (typeof stored === 'number') {
    const number = argument.trim() === '' ? Number.NaN : Number(argument);
    return !Number.isNaN(number) && ordered(stored - number, comparator);
  }
  if (typeof stored !== 'string') return comparator === ':' && stored.includes(argument);
  if (comparator === ':') return stored === argument;
  return ordered(stored === argument ? 0 : stored < argument ? -1 : 1, comparator);
}

/** Whether a comparator holds, given below 0, 0 or above 0 for less, equal or greater. */
function ordered(order: number, comparator: Comparator): boolean {
  if (comparator === '=' || comparator === ':') return order === 0;
  if (comparator === '!=') return order !== 0;
  if (comparator === '<') return order < 0;
  if (comparator === '<=') return order <= 0;
  return comparator === '>' ? order > 0 : order >= 0;
}
