import { sentences } from '../text/sentences';
import { blocksOf } from './blocks';
import { cutLong } from './cut-long';
import type { Block, Place, Unit, UnitKind } from './model';

/** Units larger than this (in the measure of `size`) are cut, so that no single one fills a chunk. */
const largestUnit = 80;

const listMark = /^\s*(?:[-*+•]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/;
const quoteMark = /^[ \t]*(?:>[ \t]?)+/gm;
const delimiterRow = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;

const kindBy: Record<Block['kind'], UnitKind> = {
  heading: 'heading',
  paragraph: 'sentence',
  item: 'item',
  table: 'row',
  code: 'code',
  rule: 'rule',
};

/** What a reader would call the unit: no list, quote or heading marks, one line; code as it stands. */
function readable(source: string, kind: UnitKind): string {
  if (kind === 'code') return source;
  const bare = source
    .replace(quoteMark, '')
    .replace(/[ \t]*[\r\n]+[ \t]*/g, ' ')
    .trim();
  if (kind === 'item') return bare.replace(listMark, '');
  return kind === 'heading' ? bare.replace(/^#+\s*/, '').replace(/\s*#*$/, '') : bare;
}

function linesIn(text: string, { start, end }: Place): Place[] {
  const lines: Place[] = [];
  for (const match of text.slice(start, end).matchAll(/[^\r\n]+/g))
    lines.push({ start: start + match.index, end: start + match.index + match[0].length });
  return lines;
}

/** A wrapped paragraph is one text for the segmenter, which ends a sentence at every line break. */
function sentencesIn(text: string, { start, end }: Place): Place[] {
  const joined = text
    .slice(start, end)
    .replace(/(?<=[\p{Ll},;])\r?\n(?=\s*\S)/gu, (lineBreak) => ' '.repeat(lineBreak.length));
  return sentences(joined).map((span) => ({ start: start + span.start, end: start + span.end }));
}

function placesIn(text: string, block: Block): Place[] {
  if (block.kind === 'paragraph') return sentencesIn(text, block);
  return block.kind === 'table' ? linesIn(text, block) : [block];
}

function kindOf(text: string, place: Place, block: Block, rowOfTable: number): UnitKind {
  if (block.kind !== 'table') return kindBy[block.kind];
  return rowOfTable === 0 || delimiterRow.test(text.slice(place.start, place.end)) ? 'head' : 'row';
}

/** The units of a document in order. Everything but white space lies in one of them. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  const path: { depth: number; text: string }[] = [];
  let group = -1;
  for (const [number, block] of blocksOf(text).entries()) {
    if (block.kind !== 'item' || units.at(-1)?.kind !== 'item') group += 1;
    if (block.kind === 'heading') {
      while ((path.at(-1)?.depth ?? 0) >= block.depth) path.pop();
      path.push({ depth: block.depth, text: readable(text.slice(block.start, block.end), 'heading') });
    }
    const headings = path.map((heading) => heading.text);
    for (const [row, place] of placesIn(text, block).entries()) {
      const kind = kindOf(text, place, block, row);
      for (const piece of cutLong(text, place, kind === 'code', largestUnit)) {
        const source = text.slice(piece.start, piece.end);
        units.push({ ...piece, kind, text: readable(source, kind), block: number, group, headings });
      }
    }
  }
  return units;
}
