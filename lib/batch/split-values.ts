import { FEED, isBlank, type Span, type Splitter } from './span';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN = { list: 0x5b, record: 0x7b };
const CLOSE = { list: 0x5d, record: 0x7d };

/** The list in which a finished batch of the Gemini API holds its responses, and how deep it may stand. */
const inlined = /^inlined_?responses$/i;
const DEEPEST_LIST = 4;
const LONGEST_NAME = 20;

/**
 * Cuts bytes of JSON into the values that are responses of their own: the items of a list, those of `inlinedResponses`,
 * and values that follow each other.
 *
 *     [ {"a": 1} , {"b": 2} ]      {"inlinedResponses": [ {} , {} ]}      {"a": 1} {"b": 2}
 *       └──────┘   └──────┘                               └┘   └┘         └──────┘ └──────┘
 *
 * It looks for quotes and brackets only, so that a value that is broken is cut out all the same: a line end closes a
 * string, and a closing bracket closes what stands open inside its partner.
 */
export function createValueSplitter(): Splitter {
  const open: number[] = [];
  const name: number[] = [];
  let seen = 0;
  let line = 1;
  let isString = false;
  let isEscaped = false;
  /** How many brackets are open around the values that are cut out. */
  let around = 0;
  let value: Span | null = null;
  let spans: Span[] = [];

  const close = () => {
    if (value) spans.push(value);
    value = null;
  };
  const begin = (at: number) => {
    value ??= { start: at, end: at, line };
  };
  const opens = (byte: number, at: number) => {
    const isRootList = byte === OPEN.list && open.length === 0;
    const isInlined = byte === OPEN.list && around === 0 && isRecordsOnly(open) && inlined.test(text(name));
    if (isRootList) close();
    else if (isInlined) value = null;
    else if (open.length === around) {
      if (around === 0) close();
      begin(at);
    }
    open.push(byte);
    if (isRootList || isInlined) around = open.length;
    name.length = 0;
  };
  const closes = (byte: number, at: number) => {
    const partner = open.lastIndexOf(byte === CLOSE.list ? OPEN.list : OPEN.record);
    if (partner === -1 || partner < around - 1) return begin(at);
    open.length = partner;
    if (open.length < around) {
      close();
      around = 0;
    } else if (open.length === around) {
      if (value) value.end = at + 1;
      if (around === 0) close();
    }
  };
  const inString = (byte: number) => {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE || byte === FEED) isString = false;
    else if (around === 0 && name.length <= LONGEST_NAME) name.push(byte);
  };

  return {
    push(piece) {
      spans = [];
      for (let index = 0; index < piece.length; index += 1) {
        const byte = piece[index] ?? 0;
        const at = seen + index;
        if (isString) {
          inString(byte);
          if (value) value.end = at + 1;
        } else if (byte === OPEN.list || byte === OPEN.record) opens(byte, at);
        else if (byte === CLOSE.list || byte === CLOSE.record) closes(byte, at);
        else if (byte === COMMA && open.length === around) close();
        else if (!isBlank(byte)) {
          if (open.length === around) begin(at);
          if (byte === QUOTE) {
            isString = true;
            name.length = 0;
          }
        } else if (byte === FEED && open.length === 0) close();
        if (value && !isBlank(byte)) value.end = at + 1;
        if (byte === FEED) line += 1;
      }
      seen += piece.length;
      return spans;
    },
    end() {
      spans = [];
      if (value) close();
      else if (around > 0) spans.push({ start: seen, end: seen, line, cutOff: true });
      return spans;
    },
    neededFrom: () => value?.start ?? seen,
  };
}

const isRecordsOnly = (open: readonly number[]): boolean =>
  open.length > 0 && open.length <= DEEPEST_LIST && open.every((byte) => byte === OPEN.record);

const text = (bytes: readonly number[]): string => String.fromCharCode(...bytes);
