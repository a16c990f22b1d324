import { expect, test } from 'vitest';
import { pageSpan, titleOf } from './naming';

test.each([
  [{ title: 'hours.md', uri: 'gs://b/x.md' }, 'hours.md'],
  [{ title: '  ', uri: 'gs://b/folder/x.md' }, 'x.md'],
  [{ title: null, uri: 'https://example.org/help/?page=2' }, 'help'],
  [{ title: null, uri: '' }, null],
  [{ title: null, uri: null }, null],
])('%j is called %j', (source, name) => {
  expect(titleOf(source)).toBe(name);
});

test('pages are a number or a span', () => {
  expect(pageSpan({ first: 3, last: 3 })).toBe('p. 3');
  expect(pageSpan({ first: 3, last: 5 })).toBe('p. 3–5');
});
