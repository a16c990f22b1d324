import { characterEntities } from 'character-entities';

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/y;

/** C0 and C1 controls, surrogates, non-characters and what lies beyond Unicode are shown as U+FFFD. */
function characterOf(code: number): string {
  const forbidden =
    code < 9 ||
    code === 11 ||
    (code > 13 && code < 32) ||
    (code > 126 && code < 160) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    (code >= 0xfdd0 && code <= 0xfdef) ||
    (code & 0xfffe) === 0xfffe ||
    code > 0x10ffff;
  return forbidden ? '\uFFFD' : String.fromCodePoint(code);
}

/** Reads `&amp;`, `&#38;` or `&#x26;` at `at`; null where there is none, also for a name that HTML does not know. */
export function readCharacterReference(text: string, at: number): { shown: string; end: number } | null {
  reference.lastIndex = at;
  const match = reference.exec(text);
  if (!match) return null;
  const [whole, decimal, hexadecimal, name] = match;
  const end = at + whole.length;
  if (decimal !== undefined) return { shown: characterOf(Number.parseInt(decimal, 10)), end };
  if (hexadecimal !== undefined) return { shown: characterOf(Number.parseInt(hexadecimal, 16)), end };
  if (name === undefined || !Object.hasOwn(characterEntities, name)) return null;
  const shown = characterEntities[name];
  return shown === undefined ? null : { shown, end };
}

/** Backslash escapes and character references decoded, as in link destinations. */
export function decodeText(text: string): string {
  let decoded = '';
  for (let at = 0; at < text.length; ) {
    const found = text[at] === '&' ? readCharacterReference(text, at) : null;
    const escaped = text[at] === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '');
    decoded += found?.shown ?? text[escaped ? at + 1 : at] ?? '';
    at = found?.end ?? at + (escaped ? 2 : 1);
  }
  return decoded;
}
