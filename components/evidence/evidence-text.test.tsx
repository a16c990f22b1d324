// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EvidenceText } from './evidence-text';

afterEach(cleanup);

const table = `| Room | Price |\n|---|---|\n${Array.from({ length: 90 }, (_, row) => `| Room ${row} | ${row} € |`).join('\n')}`;
const litIn = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});
const lit = (container: Element) => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

test('Markdown is drawn, markup is text, line ends stay, and headings are none of the page', () => {
  const text =
    '# Rooms\nwith **sea** view\n- `one`\n\n<b>no</b> [page](https://example.org) [x](javascript:y)';
  const { container } = render(<EvidenceText text={text} of="chunk 1" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector('strong')?.textContent).toBe('sea');
  expect(container.querySelector('li code')?.textContent).toBe('one');
  expect(container.textContent).toContain('<b>no</b>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.org',
  ]);
  cleanup();
  expect(
    render(<EvidenceText text={'one\ntwo'} of="chunk 1" />).container.querySelector('p')?.textContent,
  ).toBe('one\ntwo');
});

test('what is lit is marked, across bold text and a table cell', () => {
  const text = 'Take **only capped** frames.\n\n| a | b |\n|---|---|\n| c | d |';
  const { container } = render(
    <EvidenceText text={text} of="chunk 1" lit={litIn(text, 'only capped** frames')} />,
  );
  expect(lit(container)).toEqual(['only capped', ' frames']);
});

test('a folded text shows the row that is lit, with the head of its table', () => {
  const { container, rerender } = render(<EvidenceText text={table} of="chunk 1" />);
  expect(container.textContent).not.toContain('Room 89');
  rerender(<EvidenceText text={table} of="chunk 1" lit={litIn(table, 'Room 89')} />);
  expect(lit(container)).toEqual(['Room 89']);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Room', 'Price']);
  expect(screen.getByRole('button', { name: /Show all .* of chunk 1/ }).getAttribute('aria-expanded')).toBe(
    'false',
  );
});

test('far behind in a very long text only its surroundings are kept', async () => {
  const text = `${'word '.repeat(9000)}\nthe last line counts\n${'more '.repeat(1000)}`;
  const { container } = render(<EvidenceText text={text} of="chunk 1" lit={litIn(text, 'last line')} />);
  expect(lit(container)).toEqual(['last line']);
  expect(container.querySelector('.evidence-text')?.textContent?.length).toBeLessThan(3000);
  await userEvent.click(screen.getByRole('button'));
  expect(container.querySelector('.evidence-text')?.textContent?.length).toBeGreaterThan(49_000);
});

test('a character that does not show is marked', () => {
  render(<EvidenceText text={'safe\u202egpj.exe'} of="chunk 1" />);
  expect(screen.getByRole('img', { name: /right-to-left override/ }).dataset.shown).toBe('RLO');
});
