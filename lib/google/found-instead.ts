/** What is no answer is told by its beginning. */
const LONGEST_EXCERPT = 200;

/** What a body holds that is not what was asked for, as it ends a sentence that begins "It sent". */
export function foundInstead(contentType: string, text: string): string {
  const body = text.trim();
  if (body === '') return 'an empty body';
  const bytes = noText(body);
  if (bytes !== null) return bytes;
  if (isPage(contentType, body)) {
    const title = plain(/<title[^>]*>([^<]*)/i.exec(body)?.[1] ?? '').trim();
    return title === '' ? 'a web page' : `a web page titled "${cut(title, LONGEST_EXCERPT)}"`;
  }
  return `the text "${cut(body, LONGEST_EXCERPT)}"`;
}

const references: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The character references that titles hold, decoded; any other stays as it came. */
const plain = (html: string): string =>
  html.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g,
    (whole, decimal, hexadecimal, name) => {
      if (name !== undefined) return Object.hasOwn(references, name) ? (references[name] ?? whole) : whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** Whether a body is a page for people: a proxy's, a sign-in's, or Google's own for a path it does not know. */
export const isPage = (contentType: string, body: string): boolean =>
  /^text\/html\b/i.test(contentType) || /^\s*<(?:!doctype|html|head|body)\b/i.test(body);

/** On one line, and no longer than that. */
export const cut = (text: string, longest: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** Judged by what is left when bytes are read as UTF-8: of UTF-16 every other one is zero, at least in JSON. */
function noText(body: string): string | null {
  const beginning = body.slice(0, LONGEST_EXCERPT);
  const share = (char: string) => (beginning.split(char).length - 1) / beginning.length;
  if (share('\0') > 1 / 3) return 'text in UTF-16, where UTF-8 is due';
  return share('\0') > 0 || share('\ufffd') > 1 / 5 ? 'bytes that are no text' : null;
}
