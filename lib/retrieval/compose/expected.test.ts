import { expect, test } from 'vitest';
import { expectedBy, fits } from './expected';

test.each([
  ['How many days of leave do I have?', 'count'],
  ['How long is the warranty?', 'measure'],
  ['What does a ticket cost?', 'measure'],
  ['When does the canteen open?', 'time'],
  ['Where will the shop open, and when?', 'time'],
  ['Who manages the shop?', 'person'],
  ['How do I ask for leave?', 'steps'],
  ['What is the limit for dinner?', 'amount'],
  ['What has to be fitted when children ride along?', undefined],
  ['taxi luggage', undefined],
])('%s asks for: %s', (question, kind) => {
  expect(expectedBy(question, 'en')?.kind).toBe(kind);
});

test.each([
  ['Wie viele Einheiten darf ich bestellen?', 'count'],
  ['Was kostet die Karte?', 'measure'],
  ['Wann ist der Saal offen?', 'time'],
  ['Quand la maison est-elle fermée ?', 'time'],
  ['入場料はいくらですか。', 'measure'],
  ['いつまでに申し込みますか。', 'time'],
  ['متى بُني الخان؟', 'time'],
])('%s asks for: %s', (question, kind) => {
  expect(expectedBy(question, 'mixed')?.kind).toBe(kind);
});

test.each([
  ['How many days may be late?', 'Claims are filed within 30 days.', 1],
  ['How many days may be late?', 'It is open 20 working days a year.', 1],
  ['How many weeks are paid?', 'Parent: Other, Weeks: 10, Pay: 100 %', 1],
  ['How many days may be late?', 'It costs €30.', 0.3],
  ['How many days may be late?', 'Late claims are refused.', 0],
  ['How much water is needed?', 'It takes about 200 litres.', 1],
  ['How long is the warranty?', 'The frame has three years.', 1],
  ['What does it cost?', 'It is free for children.', 1],
  ['When is it closed?', 'It is closed on Mondays.', 1],
  ['When is it closed?', 'It is closed until the crane has gone.', 0.3],
  ['Who signs it?', 'Manager: Samir Haddad', 1],
  ['Who signs it?', 'The team lead signs it.', 0.3],
  ['Who signs it?', 'It is signed in blue.', 0],
])('%s "%s": %d', (question, statement, fit) => {
  const expected = expectedBy(question, 'en');
  expect(expected === null ? null : fits(statement, expected, false, 'en')).toBe(fit);
});

test('steps are told by their numbers', () => {
  const expected = { kind: 'steps' } as const;
  expect([fits('Open the app.', expected, true, 'en'), fits('Open the app.', expected, false, 'en')]).toEqual(
    [1, 0],
  );
});
