import { expect, test } from 'vitest';
import { dateIn, inForceFirst, revisionOf } from './revision';

const document = (text: string) => ({ id: 'd', name: 'd.md', title: 'P', text });

test.each([
  ['effective 1 January 2025', 20250101],
  ['as of March 5, 2026', 20260305],
  ['updated 2024-12-31', 20241231],
  ['Stand: 01.02.2026', 20260201],
  ['gültig ab 3. Dezember 2025', 20251203],
  ['en vigueur le 1er août 2025', 20250801],
  ['2026年4月1日施行', 20260401],
  ['ساري من 15 يناير 2026', 20260115],
])('%s', (text, date) => {
  expect(dateIn(text)?.date).toBe(date);
});

test('no date, and what only looks like one', () => {
  expect(dateIn('version 3.1 of ext. 2911')).toBeNull();
  expect(dateIn('40 Nm 2025')).toBeNull();
});

test('the imprint tells date and status; the new text that supersedes is itself in force', () => {
  const older = revisionOf(
    document('# P 2024\n\nVersion 3 · effective 1 March 2024\nStatus: superseded by P 2026\n\n## A\n'),
  );
  const newer = revisionOf(
    document('# P 2026\n\nVersion 4 · effective 1 February 2026 · supersedes version 3 of 2024\n'),
  );
  expect(older).toEqual({ date: 20240301, shown: '1 March 2024', superseded: true, series: 'p' });
  expect(newer).toEqual({ date: 20260201, shown: '1 February 2026', superseded: false, series: 'p' });
  expect(inForceFirst(newer, older)).toBeLessThan(0);
  expect(inForceFirst(older, newer)).toBeGreaterThan(0);
  expect(inForceFirst(revisionOf(document('# Undated')), newer)).toBe(0);
});

test('a newer document of another series replaces nothing', () => {
  const plan = revisionOf({ ...document('# Plan\n\nEffective 1 March 2024'), title: 'Service plan 2024' });
  const lease = revisionOf({ ...document('# Lease\n\nEffective 1 March 2026'), title: 'Bike lease 2026' });
  expect(inForceFirst(plan, lease)).toBe(0);
});
