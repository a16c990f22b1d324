import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments';
import { readRows } from './read-rows';

describe('arguments', () => {
  test('what was asked', () => {
    expect(readArguments(['a.jsonl'])).toEqual({ kind: 'check', file: 'a.jsonl' });
    expect(readArguments(['-'])).toEqual({ kind: 'check', file: '-' });
    expect(readArguments(['--help'])).toEqual({ kind: 'help' });
  });

  test.each([
    [[], 'No file was named; give a path, or - to read standard input.'],
    [['a', 'b'], 'One file at a time: "b" is a second one.'],
    [['--json', 'a'], "Unknown option '--json'. Accepted is --help."],
  ])('%j: %s', (given, message) => expect(readArguments(given)).toEqual({ kind: 'wrong', message }));
});

describe('rows', () => {
  test('are read one a line; blank lines and other keys are passed over', () => {
    const text =
      '{"id":"a","answer":"x","contexts":[{"text":"y","more":1}],"gold":2}\n\n{"id":7,"answer":"","contexts":[]}\n';
    expect(readRows(text, 'f')).toEqual({
      ok: true,
      rows: [
        { id: 'a', answer: 'x', contexts: [{ text: 'y' }] },
        { id: 7, answer: '', contexts: [] },
      ],
    });
  });

  test.each([
    ['', 'f holds no line to check.'],
    ['[]', 'f, line 1: this is no JSON object; each line has to be one.'],
    ['\n{"answer":', 'f, line 2: this is no JSON object; each line has to be one.'],
    ['{"contexts":[]}', 'f, line 1: "answer" has to be a text.'],
    ['{"answer":"x"}', 'f, line 1: "contexts" has to be a list of objects with a "text".'],
    ['{"answer":"x","contexts":["y"]}', 'f, line 1: "contexts"[0] has to be an object with a "text".'],
  ])('%j: %s', (text, message) => expect(readRows(text, 'f')).toEqual({ ok: false, message }));
});
