import type { Json } from '../model';

// Sticky patterns: each matches where the parser stands, or not at all.

export const name = /[A-Za-z_][\w.]*/y;
export const keyword = /[A-Za-z_]\w*(?=\s*=(?!=))/y;
export const number =
  /[+-]?(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)/y;
export const nonFinite = /([+-]?)(?:inf|nan)\b/y;
export const member = /<([\w.]+)\.(\w+): (?:'([^'\n]*)'|"([^"\n]*)"|-?\d+)>/y;
export const lost = /<\.\.\. [^<>\n]* \.\.\.>|<[^<>\n]*(?:<[^<>\n]*>[^<>\n]*)*>|\.\.\./y;
export const constants: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['None', null],
  ['True', true],
  ['False', false],
]);

const printedObject = /^[A-Za-z_][\w.]*(?:=(?!=)|\(\s*(?:[A-Za-z_]\w*[=(]|[[{('")]))/;

/** Whether a text starts like a printed object: `Name(field=`, `Name('`, or `name=`; a word with a bracket is prose. */
export const looksLikePythonObject = (text: string): boolean => printedObject.test(text);

/** Underscores between digits mean nothing; signs stand before hex digits too, which `Number` doesn't take. */
export function pythonNumber(digits: string): number {
  const plain = digits.replaceAll('_', '');
  const sign = plain[0] === '-' ? -1 : 1;
  return sign * Number(plain.replace(/^[+-]/, ''));
}

/** Whether a text holds anything that Python writes and JSON doesn't; most broken JSON doesn't, and is not tried twice. */
export const mayBePython = (text: string): boolean => /['(<]|"""|\b(?:None|True|False|nan|inf)\b/.test(text);
