// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { inspectionOf } from './testing/inspection-of';
import { lit, show } from './testing/show';

afterEach(cleanup);

describe('lanes', () => {
  const classesOf = (text: string) => screen.getByText(text).className;

  test('tell the chunk and how strong its support is', () => {
    show(
      inspectionOf('one two', [
        ['one', [0, 0.95]],
        ['two', [2, null]],
      ]),
    );
    expect(classesOf('one')).toBe('stretch lane-0-0 lane-0-strong');
    expect(classesOf('two')).toBe('stretch lane-0-2 lane-0-none');
  });

  test('are kept by a chunk through neighbouring pieces', () => {
    show(
      inspectionOf('a b c d e', [
        ['a b c', [1, 0.8]],
        ['b c d e', [3, 0.7]],
      ]),
    );
    expect(classesOf('a')).toBe('stretch lane-0-1 lane-0-firm');
    expect(classesOf('b c')).toBe('stretch lane-0-1 lane-0-firm lane-1-3 lane-1-weak');
    expect(classesOf('d e')).toBe('stretch lane-1-3 lane-1-weak');
  });

  test('beyond three are counted', () => {
    show(inspectionOf('all', [['all', [0, 0.9], [1, 0.9], [2, 0.9], [3, 0.9], [4, 0.9]]]));
    expect(screen.getByText('all').getAttribute('data-more')).toBe('+2');
  });
});

describe('minimum', () => {
  const inspection = inspectionOf('one two three', [
    ['one', [0, 0.95]],
    ['two', [1, 0.7]],
    ['three', [2, null]],
  ]);

  test('hides weaker links, never those without a confidence', () => {
    const { setMinimum } = show(inspection, { minimum: 0.9 });
    expect(screen.getByText('two').className).toBe('bare');
    expect(screen.getAllByRole('button').map((badge) => badge.textContent)).toEqual(['1', '3']);
    setMinimum(0.5);
    expect(screen.getByText('two').className).toBe('stretch lane-0-1 lane-0-weak');
  });

  test('keeps what is pinned lit', () => {
    const { container, store, setMinimum } = show(inspection);
    store.pin('c0', 'evidence');
    setMinimum(0.9);
    expect(lit(container)).toEqual(['one']);
  });
});

describe('words', () => {
  /** A stretch says it once, whatever it is cut into. */
  const description = () =>
    screen.getAllByRole('mark').map((element) => element.getAttribute('aria-description'));

  test('say what supports a stretch', () => {
    const sources: [number, number][] = [
      [0, 0.98],
      [2, 0.71],
    ];
    show(inspectionOf('Open at **noon**.', [['Open at **noon**.', ...sources]]));
    expect(description()).toEqual(['supported by 2 chunks: 1 handbook.md 0.98, 3 faq.md 0.71', null, null]);
  });

  test('say that no confidence was sent', () => {
    show(inspectionOf('Open.', [['Open.', [1, null]]]));
    expect(description()).toEqual(['supported by 1 chunk: 2 tickets.md no confidence sent']);
  });

  test('name a badge by its chunk, confidence and quote', () => {
    show(inspectionOf('Tickets are sold here.', [['Tickets are sold', [1, 0.88]]]));
    expect(
      screen.getByRole('button', { name: 'Evidence 2: tickets.md, confidence 0.88, for “Tickets are sold”' })
        .textContent,
    ).toBe('2');
  });

  test('name an index that points at no chunk', () => {
    show(inspectionOf('Open.', [['Open.', [9, 0.9]]]));
    expect(
      screen.getByRole('button', { name: 'Evidence 10: not among the chunks, confidence 0.90, for “Open.”' }),
    ).toBeTruthy();
  });
});

describe('badges', () => {
  test('stand once for a chunk where several segments end', () => {
    show(
      inspectionOf('one two', [
        ['one two', [0, 0.9]],
        ['two', [0, 0.8], [1, 0.8]],
      ]),
    );
    expect(screen.getAllByRole('button').map((badge) => badge.textContent)).toEqual(['1', '2']);
  });

  test('that are many are folded', async () => {
    show(inspectionOf('all', [['all', [0, 0.9], [1, 0.9], [2, 0.9], [3, 0.9], [4, 0.9]]]));
    expect(screen.getAllByRole('button').map((badge) => badge.textContent)).toEqual(['1', '2', '3', '+2']);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('button').map((badge) => badge.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });
});
