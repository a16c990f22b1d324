import { stop } from './attempt';
import { endOf } from './scan-json';

const plain = /[^'"\\\n]*/y;
const escapes =
  /\\(?:([nrtabfv\\'"?])|([0-7]{1,3})|[xX]([\da-fA-F]{1,2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
const letters: { readonly [letter: string]: string } = {
  n: '\n',
  r: '\r',
  t: '\t',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
};

// The mark U+FEFF is a character here like any other.
const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Gathers the literals of one string value. Octal and hex escapes are bytes of UTF-8, and a character's bytes may even
 * stand in two neighbouring literals; so bytes are held back until something else comes and are then decoded at once.
 */
export class ProtoText {
  /** Whether some bytes were no UTF-8; they became U+FFFD. */
  damaged = false;
  private readonly pieces: string[] = [];
  private bytes: number[] = [];

  /** Reads the literal whose opening quote stands at `at`; gives the index after its closing quote. */
  readLiteral(text: string, at: number): number {
    const quote = text[at];
    let piece = at + 1;
    let next = piece;
    for (;;) {
      next = endOf(plain, text, next);
      const char = text[next];
      if (char === undefined) stop(at, 'the text ends inside this string');
      if (char === '\n') stop(at, 'this string is not closed on its line');
      if (char !== quote && char !== '\\') {
        next += 1;
        continue;
      }
      this.add(text.slice(piece, next));
      if (char === quote) return next + 1;
      next = this.readEscape(text, next);
      piece = next;
    }
  }

  end(): string {
    this.flush();
    return this.pieces.length === 1 ? (this.pieces[0] ?? '') : this.pieces.join('');
  }

  private readEscape(text: string, at: number): number {
    escapes.lastIndex = at;
    const found = escapes.exec(text) ?? stop(at, 'an escape in a string is not one of the proto text format');
    const [, letter, octal, hex, short, long] = found;
    if (letter !== undefined) this.add(letters[letter] ?? letter);
    else if (octal !== undefined) this.bytes.push(Number.parseInt(octal, 8) & 0xff);
    else if (hex !== undefined) this.bytes.push(Number.parseInt(hex, 16));
    else {
      const code = Number.parseInt(short ?? long ?? '', 16);
      if (code > 0x10ffff) stop(at, 'an escape \\U is beyond Unicode');
      this.add(String.fromCodePoint(code));
    }
    return escapes.lastIndex;
  }

  private add(piece: string): void {
    if (piece === '') return;
    this.flush();
    this.pieces.push(piece);
  }

  private flush(): void {
    if (this.bytes.length === 0) return;
    const bytes = Uint8Array.from(this.bytes);
    this.bytes = [];
    try {
      this.pieces.push(strict.decode(bytes));
    } catch {
      this.damaged = true;
      this.pieces.push(lenient.decode(bytes));
    }
  }
}
