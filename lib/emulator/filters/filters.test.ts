import { describe, expect, test } from 'vitest';
import type { MetadataValue } from '../../engine/metadata';
import { readExpression } from './filter-expression';
import { metadataTest } from './metadata-filters';

const metadata = new Map<string, MetadataValue>([
  ['language', 'en'],
  ['words', 300],
  ['headings', ['Leave', 'Pay']],
]);

describe('filter expressions', () => {
  const holds = (text: string) => {
    const read = readExpression(text);
    return read.ok ? read.test(metadata) : read.why;
  };

  test.each<[string, boolean]>([
    ['language = "en"', true],
    ["language='en'", true],
    ['language=en', true],
    ['language != "de"', true],
    ['language = "e\\"n"', false],
    ['language = "e\\n"', true],
    ['language != "it\'s"', true],
    ['words > 299', true],
    ['words>=300 AND words<=300', true],
    ['words < 300', false],
    ['words = "300"', true],
    ['words = many', false],
    ['words != ""', false],
    ['headings:"Pay"', true],
    ['headings:"Play"', false],
    ['headings = "Pay"', false],
    ['NOT headings:"Play"', true],
    ['missing = "en"', false],
    ['missing != "en"', false],
    ['language = "de" OR language = "en"', true],
    // OR binds tighter than AND.
    ['language = "de" AND words = 300 OR language = "en"', false],
    ['language = "de" OR language = "en" AND words = 1', false],
    ['(language = "de" AND words = 300) OR language = "en"', true],
    ['language = "en" words = 300', true],
    ['NOT (language = "de" OR words = 1)', true],
  ])('%s', (text, expected) => {
    expect(holds(text)).toBe(expected);
  });

  test.each([
    ['', '"" can\'t be read from its end on.'],
    ['language', '"language" can\'t be read from "language" on.'],
    ['language =', '"language =" can\'t be read from "language =" on.'],
    ['(words = 1', '"(words = 1" can\'t be read from its end on.'],
    ['words = 1)', '"words = 1)" can\'t be read from ")" on.'],
    ['= 1', '"= 1" can\'t be read from "= 1" on.'],
    ['words = 1 AND', '"words = 1 AND" can\'t be read from its end on.'],
    // A quote that nothing closes, and what is no value.
    ['language = "', '"language = \\"" can\'t be read from "language = \\"" on.'],
    ['language = "en', '"language = \\"en" can\'t be read from "language = \\"en" on.'],
    ["language = 'en", `"language = 'en" can't be read from "language = 'en" on.`],
    ['language = "en\\"', `"language = \\"en\\\\\\"" can't be read from "language = \\"en\\\\\\"" on.`],
    [`language = "en'`, `"language = \\"en'" can't be read from "language = \\"en'" on.`],
    ['words = 1 OR "', '"words = 1 OR \\"" can\'t be read from "\\"" on.'],
    ['language = !', '"language = !" can\'t be read from "language = !" on.'],
    ['language = !=', '"language = !=" can\'t be read from "language = !=" on.'],
  ])('%s is none', (text, why) => {
    expect(holds(text)).toBe(why);
  });

  test('parentheses without end are refused, not followed', () => {
    expect(holds('('.repeat(100_000))).toContain("can't be read from");
  });
});

describe('metadata filters', () => {
  type Filter = Parameters<typeof metadataTest>[0][number];
  const filter = (key: string, ...conditions: Partial<Filter['conditions'][number]>[]): Filter => ({
    key,
    conditions: conditions.map((each) => ({
      stringValue: null,
      numericValue: null,
      operation: null,
      ...each,
    })),
  });
  const holds = (...filters: Filter[]) => {
    const read = metadataTest(filters, ['document', 'chunk'], 'metadata_filters');
    return read.ok ? read.value.document(metadata) : read.error.message;
  };
  const document = (key: string) => `document.custom_metadata.${key}`;

  test.each<[string, boolean, Filter[]]>([
    ['none', true, []],
    ['a text', true, [filter(document('language'), { stringValue: 'en', operation: 'EQUAL' })]],
    ['another text', true, [filter(document('language'), { stringValue: 'de', operation: 'NOT_EQUAL' })]],
    ['a text has no order', false, [filter(document('language'), { stringValue: 'zz', operation: 'LESS' })]],
    [
      'conditions are joined by OR',
      true,
      [
        filter(
          document('language'),
          { stringValue: 'de', operation: 'EQUAL' },
          { stringValue: 'en', operation: 'EQUAL' },
        ),
      ],
    ],
    [
      'filters are joined by AND',
      false,
      [
        filter(document('words'), { numericValue: 300, operation: 'GREATER_EQUAL' }),
        filter(document('words'), { numericValue: 300, operation: 'LESS' }),
      ],
    ],
    [
      'a range of numbers',
      true,
      [
        filter(document('words'), { numericValue: 299, operation: 'GREATER' }),
        filter(document('words'), { numericValue: 300, operation: 'LESS_EQUAL' }),
      ],
    ],
    [
      'a number as text is of the wrong kind',
      false,
      [filter(document('words'), { stringValue: '300', operation: 'EQUAL' })],
    ],
    [
      'even where it would be unequal',
      false,
      [filter(document('words'), { stringValue: '1', operation: 'NOT_EQUAL' })],
    ],
    ['a list has', true, [filter(document('headings'), { stringValue: 'Pay', operation: 'INCLUDES' })]],
    ['a list lacks', true, [filter(document('headings'), { stringValue: 'Play', operation: 'EXCLUDES' })]],
    [
      'a list equals nothing',
      false,
      [filter(document('headings'), { stringValue: 'Pay', operation: 'EQUAL' })],
    ],
    [
      'a number includes nothing',
      false,
      [filter(document('words'), { numericValue: 300, operation: 'INCLUDES' })],
    ],
    ['an unknown key', false, [filter(document('none'), { stringValue: 'x', operation: 'NOT_EQUAL' })]],
    [
      'a key of chunks says nothing about documents',
      true,
      [filter('chunk.custom_metadata.words', { numericValue: 1, operation: 'EQUAL' })],
    ],
  ])('%s: %s', (_, expected, filters) => {
    expect(holds(...filters)).toBe(expected);
  });

  test.each<[string, Filter]>([
    [
      'The key "words" is not document.custom_metadata.{key} or chunk.custom_metadata.{key}.',
      filter('words', { numericValue: 1, operation: 'EQUAL' }),
    ],
    ['A metadata filter needs at least one condition.', filter(document('words'))],
    ['A condition needs a stringValue or a numericValue.', filter(document('words'), { operation: 'EQUAL' })],
    ['A condition needs an operation.', filter(document('words'), { numericValue: 1 })],
    ['A condition needs an operation.', filter(document('words'), { numericValue: 1, operation: 99 })],
  ])('%s', (message, wrong) => {
    expect(holds(wrong)).toBe(message);
  });
});
