import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, total } from './count.mjs';

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

describe('countVitest', () => {
  it('counts over all files', () => {
    expect(countVitest({ success: true, testResults: [file('passed', 'passed'), file('passed')] })).toEqual({
      passed: 3,
      failed: 0,
    });
  });

  it.each(['failed', 'skipped', 'pending', 'todo', 'disabled'])(
    'counts a test that is %s as failed',
    (status) => {
      expect(countVitest({ success: true, testResults: [file('passed', status)] })).toEqual({
        passed: 1,
        failed: 1,
      });
    },
  );

  it('counts a file that broke before its first test', () => {
    expect(
      countVitest({
        success: false,
        testResults: [file('passed'), { status: 'failed', assertionResults: [] }],
      }),
    ).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a run that failed although every test passed', () => {
    expect(countVitest({ success: false, testResults: [file('passed')] })).toEqual({ passed: 1, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('counts skipped and flaky tests, and errors outside of tests, as failed', () => {
    expect(
      countPlaywright({ stats: { expected: 10, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] }),
    ).toEqual({ passed: 10, failed: 7 });
  });
});

describe('total', () => {
  it('adds up', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ).toEqual({ passed: 21, failed: 3 });
    expect(total([])).toEqual({ passed: 0, failed: 0 });
  });
});
