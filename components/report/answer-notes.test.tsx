// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inspectReading } from '@/lib/grounding/inspect-reading';
import type { Diagnostic, Inspection } from '@/lib/grounding/model';
import { answer, reading } from '@/lib/grounding/notation/reading';
import { AnswerNotes } from './answer-notes';

afterEach(cleanup);

const cutOff: Diagnostic = {
  code: 'stream/cut-off',
  severity: 'error',
  at: '/0',
  about: [],
  message: 'The stream ends without a finish reason.',
};

const broken = (): Inspection => {
  const found = inspectReading(
    reading(answer('The mill', [], { chunks: [], metadata: 'absent', finishReason: 'MAX_TOKENS' })),
  );
  return { ...found, diagnostics: [cutOff, ...found.diagnostics] };
};

const notes = () => screen.queryAllByRole('listitem').map((note) => note.textContent ?? '');

test('a stream that broke off is told of', () => {
  render(<AnswerNotes inspection={broken()} />);
  expect(notes().some((note) => note.includes('without a finish reason'))).toBe(true);
  expect(notes().some((note) => note.includes('no grounding metadata'))).toBe(true);
});

test('where the failure of the run is told, what follows from it is not said again; the rest is', () => {
  render(<AnswerNotes inspection={broken()} failureTold />);
  expect(notes()).toHaveLength(1);
  expect(notes()[0]).toContain('MAX_TOKENS');
});
