import { expect, test } from 'vitest';
import { aloud, inContext } from './in-context';
import { unitsOf } from './units';

const units = unitsOf(
  '# Leave\n\n## Who gets it?\n\n| Parent | Weeks | |\n|---|---:|---|\n| **Other** parent | 10 | paid |\n\n## Pay\n\n- weeks 27 to 52: 85 %',
);
const contexts = units
  .filter(({ kind }) => kind === 'row' || kind === 'item')
  .map((one) => inContext(one, units));

test('a row is read out with its head, and everything after its heading', () => {
  expect(contexts).toEqual([
    'Who gets it? Parent: Other parent, Weeks: 10, paid',
    'Pay. weeks 27 to 52: 85 %',
  ]);
});

test('without a heading a sentence stands alone', () => {
  const [one] = unitsOf('Bikes are *quiet*.');
  expect(one === undefined ? null : [aloud(one, [one]), inContext(one, [one])]).toEqual([
    'Bikes are quiet.',
    'Bikes are quiet.',
  ]);
});
