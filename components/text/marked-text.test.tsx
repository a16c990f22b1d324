// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkedText } from './marked-text';

afterEach(cleanup);

const show = (text: string) => render(<MarkedText text={text} />).container;
const marks = () => screen.queryAllByRole('img').map((mark) => `${mark.dataset.shown}: ${mark.title}`);

test('a character that does not show has a mark with its name, and stays in the text', () => {
  const text = 'invoice\u202efdp.exe\u200b';
  expect(show(text).textContent).toBe(text);
  expect(marks()).toEqual(['RLO: U+202E right-to-left override', 'ZWSP: U+200B zero width space']);
  expect(screen.getByRole('img', { name: 'U+202E right-to-left override' }).textContent).toBe('\u202e');
});

test('those side by side share a mark', () => {
  const text = `Hi${String.fromCodePoint(0xe0048, 0xe0049, 0xe004a)}!`;
  expect(show(text).textContent).toBe(text);
  expect(marks()).toEqual(['TAG+2: U+E0048 tag character and 2 more']);
});

test('a text without any is only its text', () => {
  expect(show('👩‍🚀 می‌خواهم, plain').innerHTML).toBe('👩‍🚀 می‌خواهم, plain');
});

test('of very many the first thousand are marked, and what follows is kept apart', () => {
  const text = 'a\u200b'.repeat(1500);
  const container = show(text);
  expect(container.textContent).toBe(text);
  expect(marks()).toHaveLength(1000);
  expect(container.querySelector('bdi')?.textContent).toBe('a\u200b'.repeat(500));
});
