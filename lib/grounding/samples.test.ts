import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspect } from './index';
import type { Placement } from './model';

/** The captures a visitor opens: what each is recognised as, how its segments came to lie, and all that is odd in it. */
type Found = { format: string; placements: Partial<Record<Placement, number>>; codes: string[] };

const folder = new URL('../../public/samples/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const listed: unknown = JSON.parse(textOf('index.json'));

const expected: Record<string, Found> = {
  clean: { format: 'generate-content', placements: { exact: 13 }, codes: [] },
  crossing: { format: 'generate-content', placements: { exact: 13 }, codes: [] },
  'no-confidence': {
    format: 'generate-content',
    placements: { exact: 8 },
    codes: ['chunk/never-cited', 'score/absent'],
  },
  japanese: { format: 'generate-content', placements: { exact: 10 }, codes: [] },
  broken: {
    format: 'generate-content',
    placements: { exact: 12, moved: 3, lost: 3 },
    codes: [
      'answer/other-candidates',
      'answer/truncated',
      'chunk/duplicate',
      'chunk/never-cited',
      'chunk/no-text',
      'chunk/unread',
      'chunk/unsafe-uri',
      'input/unknown-field',
      'score/below-cutoff',
      'score/count-differs',
      'score/out-of-range',
      'segment/duplicate',
      'segment/empty',
      'segment/inverted',
      'segment/lost',
      'segment/moved',
      'segment/past-end',
      'segment/quote-differs',
      'segment/splits-character',
      'support/dangling-index',
      'support/duplicate-index',
      'support/no-sources',
    ],
  },
  long: { format: 'generate-content', placements: { exact: 120 }, codes: [] },
  stream: { format: 'generate-content', placements: { exact: 6 }, codes: [] },
  'stream-early': {
    format: 'generate-content',
    placements: { exact: 4 },
    codes: ['stream/metadata-dropped', 'stream/metadata-repeated'],
  },
  recording: { format: 'generate-content', placements: { exact: 2 }, codes: ['input/other-readings'] },
  'retrieve-contexts': { format: 'retrieve-contexts', placements: {}, codes: [] },
  refusal: {
    format: 'generate-content',
    placements: {},
    codes: ['answer/no-supports', 'chunk/never-cited'],
  },
  thinking: { format: 'generate-content', placements: { exact: 6 }, codes: [] },
  web: { format: 'generate-content', placements: { exact: 5 }, codes: ['chunk/no-text'] },
  'corpora-query': { format: 'corpora-query', placements: {}, codes: [] },
  'generate-answer': {
    format: 'generate-answer',
    placements: { unverified: 1 },
    codes: ['answer/maybe-unanswerable', 'score/absent'],
  },
  'utf16-offsets': { format: 'generate-content', placements: { exact: 6 }, codes: ['offset/not-bytes'] },
  rtl: { format: 'generate-content', placements: { exact: 6 }, codes: [] },
  prototext: { format: 'generate-content', placements: { exact: 4 }, codes: [] },
};

const samples = Array.isArray(listed) ? listed.map(entry) : [];

function entry(sample: { id?: unknown; title?: unknown; note?: unknown; file?: unknown }) {
  const { id, title, note, file } = sample;
  return { id: String(id), title: String(title), note: String(note), file: String(file) };
}

test('the list names every sample once, with a title and one line on what to look at', () => {
  expect(samples.map(({ id }) => id)).toEqual(Object.keys(expected));
  for (const { title, note } of samples) {
    expect(title).toMatch(/^\S.{9,70}$/u);
    expect(note).toMatch(/^\S.{30,220}\.$/u);
  }
});

test.each(samples)('$id: $title', ({ id, file }) => {
  expect(inspected(textOf(file))).toEqual(expected[id]);
});

test('the stream and the proto text give the text that was written', () => {
  expect(answerOf('stream.txt')).toContain('from 20:00 to 08:00, and there are no late fees. 📚');
  expect(answerOf('prototext.txt')).toContain('“overfarten”) takes 35 minutes');
});

test('markup in the broken sample stays as it was sent', () => {
  const text = answerOf('broken.json');
  expect(text).toContain('`<script>alert("hello")</script>` or <img src="x" onerror="alert(2)">');
  expect(text).toContain('nothing will happen.</script>');
});

test('thoughts stay out of the answer', () => {
  expect(answerOf('thinking.json')).not.toContain('Finding the right play');
});

function read(body: string) {
  const result = inspect({ source: 'sample', body, question: null, retrieval: null });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.inspection;
}

function answerOf(file: string): string {
  return read(textOf(file)).answer?.text ?? '';
}

function inspected(body: string): Found {
  const { format, segments, diagnostics } = read(body);
  const placements: Found['placements'] = {};
  for (const { placement } of segments) placements[placement] = (placements[placement] ?? 0) + 1;
  return { format, placements, codes: [...new Set(diagnostics.map(({ code }) => code))].sort() };
}
