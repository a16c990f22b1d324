/**
 * Takes byte-order marks from the beginnings of lines, however the text is cut into pieces: before the first field of an
 * event one would make an unknown field of it. Elsewhere the mark is a character like any other.
 */
export function withoutMarks(): (text: string) => string {
  let atStart = true;
  return (text) => {
    const clean = text.replace(atStart ? /(^|[\r\n])\ufeff+/g : /([\r\n])\ufeff+/g, '$1');
    if (clean !== '') atStart = /[\r\n]$/.test(clean);
    return clean;
  };
}
