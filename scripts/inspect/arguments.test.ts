import { describe, expect, test } from 'vitest';
import { countSeverities } from '../../lib/batch/count-severities';
import { readArguments } from './arguments';
import { failedGates } from './gates';

describe('arguments', () => {
  test('what was asked', () => {
    expect(readArguments(['a.json'])).toEqual({
      kind: 'inspect',
      request: { files: ['a.json'], format: null, failOn: null, minCoverage: null, keepGoing: false },
    });
    expect(readArguments(['--text', '--fail-on', 'warning', '--min-coverage=0.8', '-'])).toEqual({
      kind: 'inspect',
      request: { files: ['-'], format: 'text', failOn: 'warning', minCoverage: 0.8, keepGoing: false },
    });
    expect(readArguments(['--min-coverage', '0', '--json', 'a'])).toMatchObject({
      request: { format: 'json', minCoverage: 0 },
    });
    expect(readArguments(['a', '--keep-going', '-', 'b'])).toMatchObject({
      request: { files: ['a', '-', 'b'], keepGoing: true },
    });
    expect(readArguments(['--help', 'a'])).toEqual({ kind: 'help' });
  });

  test.each([
    [[], 'No file was named; give a path, or - to read standard input.'],
    [['-', 'a', '-'], 'Standard input can be read once only; give - once.'],
    [['a', ' '], 'The name of the file is empty; give a path, or - to read standard input.'],
    [['--json', '--text', 'a'], '--json and --text exclude each other; give one of them.'],
    [['--fail-on', 'info', 'a'], '--fail-on takes error or warning, not "info".'],
    [['--min-coverage', '80', 'a'], '--min-coverage takes a number from 0 to 1, not "80".'],
    [['--min-coverage', '-1', 'a'], '--min-coverage takes a number from 0 to 1, not "-1".'],
    [
      ['--fail-on', '--text', 'a'],
      "Option '--fail-on' argument is ambiguous. Accepted are --json, --text, --fail-on, --min-coverage, --keep-going and --help.",
    ],
    [[''], 'The name of the file is empty; give a path, or - to read standard input.'],
    [['--min-coverage', '', 'a'], '--min-coverage takes a number from 0 to 1, not "".'],
    [
      ['--jsn', 'a'],
      "Unknown option '--jsn'. Accepted are --json, --text, --fail-on, --min-coverage, --keep-going and --help.",
    ],
  ])('%j: %s', (given, message) => expect(readArguments(given)).toEqual({ kind: 'wrong', message }));
});

describe('gates', () => {
  const coverage = { text: 0.5, sentences: 0.5, segments: 1, chunksCited: 1, chunks: 1 };
  const warning = { code: 'a/b', severity: 'warning' as const, at: '', about: [], message: '' };
  const error = { ...warning, severity: 'error' as const };

  test.each([
    ['no gate', { coverage, diagnostics: [error] }, { failOn: null, minCoverage: null }, []],
    [
      'only warnings',
      { coverage, diagnostics: [warning] },
      { failOn: 'error' as const, minCoverage: null },
      [],
    ],
    [
      'an error',
      { coverage, diagnostics: [error, warning] },
      { failOn: 'error' as const, minCoverage: null },
      ['--fail-on error: there are diagnostics, 1 with severity error.'],
    ],
    [
      'a warning',
      { coverage, diagnostics: [warning] },
      { failOn: 'warning' as const, minCoverage: 0.5 },
      ['--fail-on warning: there are diagnostics, 0 with severity error and 1 with severity warning.'],
    ],
    [
      'too little',
      { coverage, diagnostics: [] },
      { failOn: null, minCoverage: 0.51 },
      ["--min-coverage 0.51: only 0.500 of the answer's text is covered."],
    ],
    [
      'almost enough',
      { coverage: { ...coverage, text: 0.79996 }, diagnostics: [] },
      { failOn: null, minCoverage: 0.8 },
      ["--min-coverage 0.8: only 0.79996 of the answer's text is covered."],
    ],
    [
      'less than enough by the last bit',
      { coverage: { ...coverage, text: 0.3 }, diagnostics: [] },
      { failOn: null, minCoverage: 0.1 + 0.2 },
      ["--min-coverage 0.30000000000000004: only 0.300 of the answer's text is covered."],
    ],
    [
      'no answer',
      { coverage: null, diagnostics: [] },
      { failOn: null, minCoverage: 0 },
      ['--min-coverage 0: there is no answer whose coverage could be counted.'],
    ],
  ])('%s', (_, found, asked, expected) => {
    const judged = { ...found, diagnostics: countSeverities(found.diagnostics) };
    expect(failedGates(judged, asked)).toEqual(expected);
  });
});
