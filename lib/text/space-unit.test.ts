import { expect, test } from 'vitest';
import { isSpaceUnit } from './space-unit';

test('white space is what the regular expression calls so, for every unit there is', () => {
  const differing: number[] = [];
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    if (isSpaceUnit(unit) !== /\s/.test(String.fromCharCode(unit))) differing.push(unit);
  }
  expect(differing).toEqual([]);
});
