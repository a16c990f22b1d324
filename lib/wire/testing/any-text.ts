import fc from 'fast-check';

export const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
export const between = (least: number, most: number) => fc.integer({ min: least, max: most });
export const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Text of any script, with quotes, line ends, control characters and whatever else shells and literals trip over. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '\\',
        '$(date)',
        '$HOME',
        '{x}',
        '!!',
        '\n',
        '\r\n',
        '\t',
        '\0',
        '\u2028',
        '#',
        '%s',
        '%41',
        '&',
        ';',
        '</script>',
        'é',
        'Å',
        '🙂',
        '"""',
        "'''",
        '\\u0041',
        '{{',
        '*',
        '~',
        '@file',
        'Kafé',
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join('')),
);

export const anyQuestion = anyText.filter((text) => text.trim() !== '');
export const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/);
