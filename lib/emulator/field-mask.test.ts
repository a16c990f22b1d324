import { expect, test } from 'vitest';
import { masked, readFieldMask } from './field-mask';

const value = {
  a: 1,
  list: [{ x: 1, y: { z: 2, w: 3 } }, { x: 4 }, {}],
  other: { x: 5, y: { z: 6 } },
  topK: 7,
  texts: ['q', 'r'],
  none: [],
};

const shown = (mask: string) => {
  const read = readFieldMask(mask);
  return read.ok ? masked(value, read.value) : read.error.message;
};

test.each<[string, unknown]>([
  ['a', { a: 1 }],
  ['a,topK', { a: 1, topK: 7 }],
  ['top_k', { topK: 7 }],
  ['list.x', { list: [{ x: 1 }, { x: 4 }, {}] }],
  ['list/y/z', { list: [{ y: { z: 2 } }, {}, {}] }],
  ['list(x,y(z))', { list: [{ x: 1, y: { z: 2 } }, { x: 4 }, {}] }],
  ['list(x,y.w),a', { a: 1, list: [{ x: 1, y: { w: 3 } }, { x: 4 }, {}] }],
  ['*', value],
  ['*/x', { list: [{ x: 1 }, { x: 4 }, {}], other: { x: 5 }, none: [] }],
  ['other,other.x', { other: { x: 5, y: { z: 6 } } }],
  ['other.x,other', { other: { x: 5, y: { z: 6 } } }],
  ['other.x,other.y', { other: { x: 5, y: { z: 6 } } }],
  ['a.x', {}],
  ['nothing', {}],
  ['texts', { texts: ['q', 'r'] }],
  // Nothing is within a scalar, be it in a list or not.
  ['texts/x', {}],
  ['texts(x,y),a', { a: 1 }],
  ['texts.*', {}],
  ['list/x/y', { list: [{}, {}, {}] }],
  ['none/x', { none: [] }],
  [`${'x/'.repeat(49)}x`, {}],
  [`${'x('.repeat(49)}x${')'.repeat(49)}`, {}],
])('%s', (mask, expected) => {
  expect(shown(mask)).toEqual(expected);
});

test.each(['a,', ',a', 'a(b', 'a)', 'a..b', 'a(', '(a)', 'a b', '"a"', 'a()'])('%s is no mask', (mask) => {
  expect(shown(mask)).toBe(`Error parsing 'fields' parameter: ${JSON.stringify(mask)} is not a field mask.`);
});

test.each([
  ['a('.repeat(3999)],
  ['a/'.repeat(3999)],
  [`${'a('.repeat(2000)}a${')'.repeat(2000)}`],
  [`${'a/'.repeat(50)}a`],
  [`${'a('.repeat(50)}a${')'.repeat(50)}`],
])('a mask of more than 50 messages within messages is none: %.20s', (mask) => {
  expect(shown(mask)).toBe(`Error parsing 'fields' parameter: ${JSON.stringify(mask)} is not a field mask.`);
});

test('a mask may have 8000 characters', () => {
  expect(shown('a,'.repeat(3999).padEnd(8000, 'a'))).toEqual({ a: 1 });
  expect(shown('a/'.repeat(7000))).toBe('fields has 14000 characters; it may have at most 8000.');
});
