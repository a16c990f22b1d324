import { expect, it } from 'vitest';
import { inspect } from '../inspect';
import type { Json } from '../model';
import { inspectionAsOf } from './as-of';
import { eventsAt, streamAt } from './stream-at';

const event = (text: string, responseId: string, more: { [name: string]: Json } = {}): Json => ({
  responseId,
  candidates: [{ content: { parts: [{ text }] }, ...more }],
});
const metadata = (text: string, chunks: string[]): Json => ({
  groundingChunks: chunks.map((uri) => ({ web: { uri } })),
  groundingSupports: [{ segment: { endIndex: text.length, text }, groundingChunkIndices: [0] }],
});
const stream: Json = [
  event('Low ', 'a'),
  event('tide. ', 'a', { groundingMetadata: metadata('Low tide.', ['https://a.example']) }),
  event('Six.', 'a', {
    finishReason: 'STOP',
    groundingMetadata: metadata('Six.', ['https://a.example', 'https://b.example']),
  }),
];

it('is found where the reading stands, inside whatever holds it', () => {
  expect(streamAt(stream, '')).toEqual({ at: '', response: 0 });
  expect(streamAt({ log: { body: stream } }, '/log/body')).toEqual({ at: '/log/body', response: 0 });
});

it('is none where a response came whole', () => {
  expect(streamAt([event('a', 'a')], '')).toBeNull();
  expect(streamAt(event('a', 'a'), '')).toBeNull();
  expect(
    streamAt(
      [event('One.', 'a', { finishReason: 'STOP' }), event('Two.', 'b', { finishReason: 'STOP' })],
      '/1',
    ),
  ).toBeNull();
});

it('of several responses in one list is the one that was read', () => {
  const two = [
    event('One.', 'a', { finishReason: 'STOP' }),
    event('Two ', 'b'),
    event('more.', 'b', { finishReason: 'STOP' }),
  ];
  const found = streamAt(two, '/1');
  expect(found).toEqual({ at: '', response: 1 });
  expect(found && eventsAt(two, found)).toEqual(two.slice(1));
});

it('ids at any event are those of the end', () => {
  const whole = inspect({ source: 'paste', body: stream, question: null, retrieval: null });
  const events = eventsAt(stream, { at: '', response: 0 });
  const all = inspectionAsOf(events, 3);
  expect(all?.segments).toEqual(whole.ok && whole.value.inspection.segments);
  for (const arrived of [1, 2]) {
    const part = inspectionAsOf(events, arrived);
    const same = part?.segments.map(({ id, text }) => [id, text]);
    expect(same).toEqual(all?.segments.slice(0, part?.segments.length).map(({ id, text }) => [id, text]));
    expect(part?.chunks.map(({ uri }) => uri)).toEqual(
      all?.chunks.slice(0, part?.chunks.length).map(({ uri }) => uri),
    );
  }
  expect(inspectionAsOf(events, 2)?.answer?.text).toBe('Low tide. ');
});
