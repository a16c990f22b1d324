import { expect, test } from 'vitest';
import { sentences } from '../../text/sentences';
import { flagClaims } from '../compare/flag-claims';
import { lexicon } from '../words/lexicon';
import { readWords } from '../words/read-words';
import { flagsIn } from './flags';

const record = `name: The Old Mill
HasTerrace: True
HasParking: False
BusinessGear: boats: True
bikes: None
"wifi": "free",
note: dogs are welcome`;

const words = lexicon('en', null);

const said = (answer: string) => {
  const [sentence = { start: 0, end: 0 }] = sentences(answer);
  return flagClaims(answer, sentence, readWords(answer, words), flagsIn([record], words)).map(
    ({ name, says }) => `${name} ${says}`,
  );
};

test('fields that say yes, no or nothing are flags, others are not', () => {
  expect(flagsIn([record], words).map(({ name, flags }) => `${name} ${flags[0]?.value}`)).toEqual([
    'HasTerrace yes',
    'HasParking no',
    'boats yes',
    'bikes unknown',
    'wifi yes',
  ]);
});

test.each([
  ['It has a terrace.', ['HasTerrace same']],
  ['It does not have a terrace.', ['HasTerrace opposite']],
  ['There is parking behind the house.', ['HasParking opposite']],
  ['It has no parking but a terrace.', ['HasTerrace same', 'HasParking same']],
  ['It has no parking and it lends boats.', ['HasParking same', 'boats same']],
  ['Bikes are not available.', ['bikes open']],
  ['Guests get Wi-Fi.', ['wifi same']],
  ['The record does not mention any parking.', []],
  ['The river is wide.', []],
])('%s', (answer, expected) => expect(said(answer)).toEqual(expected));

test('of several records one that agrees is enough', () => {
  const other = 'name: The New Mill\nHasTerrace: False\nHasParking: False';
  const named = flagsIn([record, other], words);
  const says = (answer: string) =>
    flagClaims(answer, { start: 0, end: answer.length }, readWords(answer, words), named).map(
      (claim) => claim.says,
    );
  expect(says('It has a terrace.')).toEqual(['same']);
  expect(says('It has no terrace.')).toEqual(['same']);
  expect(says('It has parking.')).toEqual(['opposite']);
});

test('prose, long lines and lines of many colons hold no field', () => {
  const lines = [
    'They said: yes and no',
    `${'very '.repeat(60)}long: True`,
    'a : '.repeat(2000),
    ': True',
    'open:',
  ];
  expect(flagsIn(lines, words)).toEqual([]);
});
