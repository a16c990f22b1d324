/** One value of a file: its bytes, half-open, and the line it begins on, from 1. */
export type Span = {
  start: number;
  end: number;
  line: number;
  /** Set where the file ends although its list is still open; there is no value then. */
  cutOff?: true;
};

/** Cuts bytes that arrive in pieces; a value is given out as soon as its end is seen. */
export type Splitter = {
  push(piece: Uint8Array): Span[];
  /** What is left when no more bytes come. */
  end(): Span[];
  /** The bytes before this place belong to no value that is still to come. */
  neededFrom(): number;
};

export const FEED = 0x0a;

/** White space of JSON. */
export const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === FEED || byte === 0x0d || byte === 0x09;
