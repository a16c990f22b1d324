import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutter } from './cut';
import { oracle } from './oracle/mdast';
import { notation } from './oracle/notation';
import { renderTree } from './render-tree';
import { runsOf } from './runs';
import { sourceBlocks } from './source-blocks';

const word = fc.constantFrom('a', 'bc', 'é', '漢字', '👩‍👩‍👧', 'e\u0301', 'ß', 'x1', 'مرحبا');

const marks = '* ** _ ~~ ` `` [ ]( ) ] ![ [a] [b][a] [a][] < > \\ \\* \\[ ! . "'.split(' ');
const tags = '<b>,</b>,<br />,&amp;,&nosuch;,&#35;, <https://x.example>,<!-- c -->, , '.split(',');

/** Marks in any order, most of them without a partner; lines of a paragraph begin with a word. */
const soup = fc
  .array(fc.oneof(word, fc.constantFrom(...marks), fc.constantFrom(...tags, '\na', '  \na', '\\\na')), {
    maxLength: 12,
  })
  .chain((parts) => word.map((first) => first + parts.join('')));

/** remark alone takes `[a][` for no link where the last bracket begins no label. */
const inline = soup.map((text) => text.replace(/\]\[(?!a?\])/g, '] ['));
const line = inline.map((text) => text.replace(/\n/g, ' ').replaceAll('|', ''));

const indent = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((part, index) => (index === 0 ? first + part : part === '' ? rest.trimEnd() : rest + part))
    .join('\n');

const { block } = fc.letrec<{ block: string; nested: string }>((tie) => ({
  nested: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('\n\n')),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inline,
    fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
    line.map((text) => `${text}\n===`),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `~~~ js\n${lines.join('\n\n  ')}\n~~~`),
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `    ${lines.join('\n\n      ')}`),
    fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 3 }).map((rows) => {
      const [head, ...body] = rows.map(([left, right]) => `| ${left} | ${right} |`);
      return [head, '|---|:-:|', ...body].join('\n');
    }),
    fc.constant('***'),
    tie('nested').map((text) => indent(text, '> ', '> ')),
    fc
      .array(tie('nested'), { minLength: 1, maxLength: 3 })
      .map((items) => items.map((text) => indent(text, '- ', '  ')).join('\n')),
    fc
      .array(tie('nested'), { minLength: 1, maxLength: 3 })
      .map((items) => items.map((text, index) => indent(text, `${index + 1}. `, '   ')).join('\n')),
  ),
}));

/** Only outside of quotes: the block parser goes on with HTML over a line that holds nothing but a quote's mark. */
const html = line.map((text) => `<div>\n${text}\n</div>`);

/** Random Markdown in which remark and CommonMark agree: every construct, nested, over text full of lone marks. */
const randomDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 8, arbitrary: block }, html), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([blocks, defined]) => `${blocks.join('\n\n')}\n${defined ? '\n[a]: https://a.example "t"\n' : ''}`);

/** Anything at all, sensible or not. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  randomDocument,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'*_~`[]()<>!\\&#;:|-+>=\n\r\t 1.aé\uD83D\uDE00\uFEFF'),
    maxLength: 60,
  }),
);

describe('render tree', () => {
  test('shows of a random document what remark shows', () => {
    fc.assert(
      fc.property(randomDocument, (text) => {
        expect(notation(renderTree(text))).toBe(oracle(text));
      }),
      { numRuns: 500 },
    );
  });

  test('ties every shown character to its place', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let done = 0;
        for (const run of renderTree(text).flatMap((shown) => [...runsOf(shown)])) {
          expect(run.start).toBeGreaterThanOrEqual(done);
          expect(run.end).toBeGreaterThan(run.start);
          expect(run.end).toBeLessThanOrEqual(text.length);
          if (!run.atomic)
            expect(run.text.replace(/\n/g, '\r')).toBe(text.slice(run.start, run.end).replace(/\n/g, '\r'));
          done = run.end;
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

type Range = { start: number; end: number };

const withRanges = anyText.chain((text) =>
  fc.tuple(
    fc.constant(text),
    fc
      .array(fc.tuple(fc.nat(text.length), fc.nat(text.length)), { maxLength: 5 })
      .map((pairs) =>
        pairs.map(([one, other]): Range => ({ start: Math.min(one, other), end: Math.max(one, other) })),
      ),
  ),
);

/** Ranges as pieces that tile the text, and whether each lies in some range. */
function tile(length: number, ranges: readonly Range[]) {
  const cuts = [...new Set([0, length, ...ranges.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    return { start, end, lit: ranges.some((range) => range.start <= start && end <= range.end) };
  });
}

const modes = {
  rendered: (text: string) => renderTree(text).flatMap((block) => [...runsOf(block)]),
  source: (text: string) => sourceBlocks(text).flat(),
};

test.each(Object.entries(modes))('random ranges light exactly their characters: %s', (_mode, runsIn) => {
  fc.assert(
    fc.property(withRanges, ([text, ranges]) => {
      const pieces = tile(text.length, ranges);
      const runs = runsIn(text);
      const cut = cutter(pieces, (piece) => pieces[piece]?.lit === true);
      for (const run of runs) {
        const fragments = cut(run);
        expect(fragments.map((fragment) => fragment.text).join('')).toBe(run.text);
        for (const { start, end, piece } of fragments) {
          const lit = pieces[piece]?.lit;
          if (run.atomic)
            expect(lit).toBe(
              ranges.some((range) => range.start < end && start < range.end && range.start < range.end),
            );
          else
            for (let at = start; at < end; at++)
              expect(lit).toBe(ranges.some((range) => range.start <= at && at < range.end));
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('the source is shown whole', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        sourceBlocks(text)
          .flat()
          .map((run) => run.text)
          .join(''),
      ).toBe(text.replace(/\r\n?/g, '\n'));
    }),
  );
});
