import { expect, test } from 'vitest';
import { askedKey, linkTo } from './asked';
import { targetOf } from './sources/vertex/settings';

const plain = { view: 'rendered', min: 0, sel: null, tab: null, reading: null } as const;

test('a link names the question, the source and its settings, and how the answer is looked at', () => {
  const link = linkTo(
    'When & where?',
    { source: 'vertex', written: { corpus: 'projects/p', k: '3' } },
    { view: 'source', min: 0.5, sel: 'c2', tab: 'raw', reading: 'a' },
  );
  expect(Object.fromEntries(new URLSearchParams(link ?? ''))).toEqual({
    ...{ q: 'When & where?', asked: 'true', source: 'vertex', corpus: 'projects/p', k: '3' },
    ...{ view: 'source', min: '0.5', sel: 'c2', tab: 'raw', reading: 'a' },
  });
});

test('what is at its default stays out of a link; a text too long for it is named by its hash', () => {
  const link = linkTo('When?', { source: 'vertex', written: { system: 'x'.repeat(1001) } }, plain);
  expect(Object.fromEntries(new URLSearchParams(link ?? ''))).toEqual({
    ...{ q: 'When?', asked: 'true', source: 'vertex' },
    system: expect.stringMatching(/^…[0-9a-z]+$/),
  });
});

test('there is no link to a question that is too long for an address', () => {
  const asked = { source: 'embedded', written: {} };
  expect(linkTo('x'.repeat(2000), asked, plain)).not.toBeNull();
  expect(linkTo('x'.repeat(2001), asked, plain)).toBeNull();
});

test('one setting more makes it another ask', () => {
  const corpus = 'projects/p/locations/europe-west4/ragCorpora/1';
  const keyOf = (written: Record<string, string>, question = 'When?') => {
    const target = targetOf(written);
    return target.ok ? askedKey({ question, target: target.value }) : null;
  };
  expect(keyOf({ corpus })).toBe(keyOf({ corpus, limit: 'none' }));
  expect(keyOf({ corpus })).not.toBe(keyOf({ corpus, k: '3' }));
  expect(keyOf({ corpus })).not.toBe(keyOf({ corpus }, 'Where?'));
});
