import { expect, test } from 'vitest';
import { renderTree } from '@/lib/markdown';
import { directionOf } from './direction';

test.each([
  ['- الأول\n- الثاني', 'rtl'],
  ['1. 2024: الأول', 'rtl'],
  ['> שלום', 'rtl'],
  ['- first\n- الثاني', 'ltr'],
  ['- 12:30', 'ltr'],
  ['- 日本語', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(directionOf(renderTree(text))).toBe(direction);
});
