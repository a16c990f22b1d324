import { expect, test } from 'vitest';
import { readArguments } from './arguments';
import { jsonLine, stepLines, verdictLine } from './lines';

const step = {
  id: 'token',
  title: 'Access token',
  state: 'problem' as const,
  found: 'It has\nexpired.',
  next: 'gcloud auth application-default login',
};

test('a step is a line, and what to do next is one under it', () => {
  expect(stepLines(step)).toBe(
    '  problem  Access token   It has expired.\n           next: gcloud auth application-default login\n',
  );
  expect(stepLines({ ...step, state: 'ok', next: null })).toBe('  ok       Access token   It has expired.\n');
});

test('control characters of a service do not reach the terminal', () => {
  expect(stepLines({ ...step, found: '\u001b[2Jgone', next: null })).toContain('\ufffd[2Jgone');
});

test('for machines, a step is a JSON object on a line', () => {
  expect(JSON.parse(jsonLine('vertex', step))).toEqual({ api: 'vertex', ...step });
  expect(jsonLine('vertex', step).trimEnd()).not.toContain('\n');
});

test('the verdict says how many things are missing and where to begin', () => {
  expect(verdictLine('gemini', 0, null)).toBe('  Gemini API is ready.\n\n');
  expect(verdictLine('vertex', 2, 'export A=b')).toBe(
    '  Vertex AI RAG Engine is not ready: 2 things are to be mended. Begin with: export A=b\n\n',
  );
});

test.each([
  [[], { kind: 'check', apis: ['vertex', 'gemini'], json: false }],
  [['gemini', '--json'], { kind: 'check', apis: ['gemini'], json: true }],
  [['--help'], { kind: 'help' }],
  [['azure'], { kind: 'wrong', message: 'There is no "azure" to check; there are vertex and gemini.' }],
  [['--verbose'], { kind: 'wrong', message: "Unknown option '--verbose'. Accepted are --json and --help." }],
])('%j', (given, expected) => {
  expect(readArguments(given)).toEqual(expected);
});
