import { expect, test } from 'vitest';
import { inspectReading } from './inspect-reading';
import { answer, reading } from './notation/reading';
import { printed } from './print';

test('what is printed is the inspection as JSON', () => {
  const inspection = inspectReading(
    reading(
      answer('ab\ncd "e"', [
        [0, 2, 'ab', [0], [0.9]],
        [1, 5, null, [3]],
      ]),
    ),
  );
  expect(JSON.parse([...printed(inspection)].join(''))).toEqual(JSON.parse(JSON.stringify(inspection)));
});

test('every item of a list has its line', () => {
  const lines = [...printed(inspectReading(reading(answer('ab', [[0, 1]]))))].join('').split('\n');
  expect(lines.slice(0, 2)).toEqual(['{', '"schema": "grounding-inspection/1",']);
  expect(lines).toContain('  {"start":0,"end":1,"segments":["s0"]},');
  expect(lines.slice(-2)).toEqual(['}', '']);
});
