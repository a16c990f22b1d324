import fc from 'fast-check';

const word = fc.constantFrom('a', 'bc', 'é', '漢字', '👩‍👩‍👧', 'e\u0301', 'ß', 'x1', 'مرحبا');

/** Marks in any order, most of them without a partner; lines of a paragraph begin with a word. */
const soup = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: word },
      fc.constantFrom(
        ' ',
        ' ',
        '*',
        '**',
        '_',
        '~~',
        '`',
        '``',
        '[',
        '](',
        ')',
        ']',
        '![',
        '[a]',
        '[b][a]',
        '[a][]',
      ),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<br />',
        '<',
        '>',
        '\\',
        '\\*',
        '\\[',
        '&amp;',
        '&nosuch;',
        '&#35;',
        '!',
        '.',
        '"',
      ),
      fc
        .constantFrom(' <https://x.example>', '<!-- c -->', '\n', '  \n', '\\\n')
        .map((part) => part.replace('\n', '\na')),
    ),
    { maxLength: 12 },
  )
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
export const randomDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 8, arbitrary: block }, html), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([blocks, defined]) => `${blocks.join('\n\n')}\n${defined ? '\n[a]: https://a.example "t"\n' : ''}`);

/** Anything at all, sensible or not. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  randomDocument,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'*_~`[]()<>!\\&#;:|-+>=\n\r\t 1.aé\uD83D\uDE00\uFEFF'),
    maxLength: 60,
  }),
);
