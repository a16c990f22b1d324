/** UTF-16 units of what is no object that are told. Who shows them redacts first, and cuts then: half a secret is not known. */
const EXCERPT = 1000;

/** Cuts text that comes in pieces into the JSON objects it holds, one after the other or in a list. */
export type JsonSplitter = {
  /** The objects that are whole with this piece. Nothing comes after `foreign`. */
  push(text: string): string[];
  /** Whether an object has begun and not ended, or a list is still open. */
  unfinished(): boolean;
  /** The beginning of what stands between the objects and is neither blank, comma nor bracket; null: nothing. */
  foreign(): string | null;
  /** UTF-16 units of the object that has begun. */
  held(): number;
};

/**
 * Each unit is looked at once, however the pieces fall. Brackets of lists between objects are passed over, so that
 * `[{…}`, `,{…}` and `]` may come one by one. The objects are only cut out, not checked.
 */
export function splitJson(): JsonSplitter {
  let pieces: string[] = [];
  let held = 0;
  let depth = 0;
  let lists = 0;
  let inString = false;
  let escaped = false;
  let foreign: string | null = null;

  /** Where the object that is being read ends in `text`; its length when it goes on. */
  const endIn = (text: string, from: number): number => {
    const mark = /["\\{}[\]]/g;
    mark.lastIndex = from;
    if (escaped) {
      escaped = false;
      mark.lastIndex += 1;
    }
    for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
      const [char] = found;
      if (char === '\\') {
        // Outside strings it is broken anyway; the parser will say so.
        if (mark.lastIndex >= text.length) escaped = true;
        else mark.lastIndex += 1;
      } else if (char === '"') inString = !inString;
      else if (inString) continue;
      else if (char === '{' || char === '[') depth += 1;
      else {
        depth -= 1;
        if (depth === 0) return mark.lastIndex;
      }
    }
    return text.length;
  };

  return {
    unfinished: () => depth > 0 || lists > 0,
    foreign: () => foreign,
    held: () => held,
    push(text) {
      const whole: string[] = [];
      let at = 0;
      while (at < text.length && foreign === null) {
        const char = text.charAt(at);
        if (depth === 0 && char !== '{') {
          if (char === '[') lists += 1;
          else if (char === ']') lists -= 1;
          else if (!/[\s,]/.test(char)) foreign = text.slice(at, at + EXCERPT);
          at += 1;
          continue;
        }
        const end = endIn(text, at);
        pieces.push(text.slice(at, end));
        held += end - at;
        at = end;
        if (depth > 0) break;
        whole.push(pieces.join(''));
        pieces = [];
        held = 0;
      }
      return whole;
    },
  };
}
