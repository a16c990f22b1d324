import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('what is not set has its default', () => {
  expect(readSettings({ PATH: '/bin' })).toEqual({
    ok: true,
    settings: { EMBEDDED_PACE_MS: 0, EMBEDDED_INDEX_DIR: '.cache/index', LOG_LEVEL: 'info' },
  });
});

test('what is set is read', () => {
  expect(
    readSettings({ EMBEDDED_PACE_MS: '20000', EMBEDDED_INDEX_DIR: '/tmp/vectors', LOG_LEVEL: 'silent' }),
  ).toEqual({
    ok: true,
    settings: { EMBEDDED_PACE_MS: 20_000, EMBEDDED_INDEX_DIR: '/tmp/vectors', LOG_LEVEL: 'silent' },
  });
});

test.each([
  ['EMBEDDED_PACE_MS', 'abc', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_PACE_MS', '', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_PACE_MS', '-1', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_PACE_MS', '60001', 'it has to be a whole number from 0 to 60000'],
  ['EMBEDDED_INDEX_DIR', '', 'it has to be the path of a folder'],
  ['LOG_LEVEL', 'loud', 'it has to be one of trace, debug, info, warn, error, fatal, silent'],
])('%s=%s is refused in one sentence', (name, value, rule) => {
  expect(readSettings({ [name]: value })).toEqual({
    ok: false,
    message: `${name} is "${value}", but ${rule}.`,
  });
});
