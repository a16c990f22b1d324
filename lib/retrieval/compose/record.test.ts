import { expect, test } from 'vitest';
import { isRecord } from './record';

test.each([
  [['Works council, 19 March: joint notes', 'Expenses'], true],
  [['Paddock changelog'], true],
  [['Dray: specification', 'Changes since revision E'], true],
  [['Expenses policy 2026', 'Deadlines'], false],
  [['汐見館 変更履歴'], true],
])('%s: %s', (headings, record) => {
  expect(isRecord(headings)).toBe(record);
});
