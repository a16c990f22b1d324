import { FEED, isBlank, type Span, type Splitter } from './span';

/** Cuts bytes into their lines, without white space at both ends; lines that hold nothing else are counted and left out. */
export function createLineSplitter(): Splitter {
  let seen = 0;
  let line = 1;
  let start = -1;
  let end = 0;
  const close = (spans: Span[]) => {
    if (start !== -1) spans.push({ start, end, line });
    start = -1;
  };
  return {
    push(piece) {
      const spans: Span[] = [];
      for (let index = 0; index < piece.length; index += 1) {
        const byte = piece[index];
        const at = seen + index;
        if (byte === FEED) {
          close(spans);
          line += 1;
        } else if (!isBlank(byte)) {
          if (start === -1) start = at;
          end = at + 1;
          // From here on only the end of the line matters.
          const feed = piece.indexOf(FEED, index);
          const rest = feed === -1 ? piece.length : feed;
          for (let last = rest; last > index; last -= 1) {
            if (isBlank(piece[last - 1])) continue;
            end = seen + last;
            break;
          }
          index = rest - 1;
        }
      }
      seen += piece.length;
      return spans;
    },
    end() {
      const spans: Span[] = [];
      close(spans);
      return spans;
    },
    neededFrom: () => (start === -1 ? seen : start),
  };
}
