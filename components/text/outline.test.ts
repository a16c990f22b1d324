import { expect, test } from 'vitest';
import { renderTree } from '@/lib/markdown';
import { outlineOf } from './outline';

const tagsOf = (markdown: string) => [...outlineOf(renderTree(markdown)).values()].join(' ');

test.each([
  ['# a\n\n## b\n\n### c\n\n# d', 'h3 h4 h5 h3'],
  ['## a\n\n## b\n\n### c', 'h3 h3 h4'],
  ['## a\n\n#### b\n\n### c', 'h3 h4 h4'],
  ['### a\n\n# b\n\n## c', 'h3 h3 h4'],
  ['# a\n\n## b\n\n### c\n\n#### d\n\n##### e\n\n###### f', 'h3 h4 h5 h6 h6 h6'],
  ['# a\n\n> ## b\n\n- ### c', 'h3 h4 h5'],
  ['no heading', ''],
])('%j is outlined as %s', (markdown, tags) => {
  expect(tagsOf(markdown)).toBe(tags);
});
