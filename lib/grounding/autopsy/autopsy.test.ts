import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import { autopsy } from './autopsy';

const chunk = (title: string): Json => ({ web: { title, uri: `https://example.org/${title}` } });
const support = (text: string, index: number): Json => ({
  segment: { text },
  groundingChunkIndices: [index],
});
const event = (text: string | null, groundingMetadata?: Json, finishReason?: string): Json => ({
  candidates: [
    {
      ...(text === null ? {} : { content: { parts: [{ text }] } }),
      ...(groundingMetadata === undefined ? {} : { groundingMetadata }),
      ...(finishReason === undefined ? {} : { finishReason }),
    },
  ],
  usageMetadata: { candidatesTokenCount: 7 },
});

describe('an autopsy', () => {
  const early: Json = {
    groundingChunks: [chunk('a')],
    groundingSupports: [support('Low', 0)],
    webSearchQueries: ['tide'],
  };
  const later: Json = {
    groundingChunks: [chunk('a'), chunk('b')],
    groundingSupports: [support('Low', 0), support('tide', 1)],
  };
  const stream: Json = [event('Low ', early), event('tide', {}), event('.', later), event(null, {}, 'STOP')];

  it('tells for each event what it brought, sent again and would have overwritten', () => {
    const counts = (chunks: number, supports: number, queries: number) => ({ chunks, supports, queries });
    expect(
      autopsy(stream)?.events.map(({ text, metadata, fresh, resent, overwritten }) => [
        text,
        metadata,
        fresh,
        resent,
        overwritten,
      ]),
    ).toEqual([
      ['Low ', 'sent', counts(1, 1, 1), counts(0, 0, 0), counts(0, 0, 0)],
      ['tide', 'empty', counts(0, 0, 0), counts(0, 0, 0), counts(1, 1, 1)],
      ['.', 'sent', counts(1, 1, 0), counts(1, 1, 0), counts(0, 0, 1)],
      ['', 'empty', counts(0, 0, 0), counts(0, 0, 0), counts(2, 2, 1)],
    ]);
  });

  it('sums up what careless readers lose', () => {
    expect(autopsy(stream)).toMatchObject({
      whole: { text: 9, chunks: 2, supports: 2, queries: 1 },
      lostByLastEventOnly: { text: 9, chunks: 2, supports: 2, queries: 1 },
      lostByLastMetadataOnly: { text: 0, chunks: 2, supports: 2, queries: 1 },
    });
  });

  it('points into the body, wherever the stream stands in it', () => {
    const events = autopsy({ log: [{ body: stream }] }, '/log/0/body')?.events;
    expect(events?.map(({ index, at }) => [index, at]).at(-1)).toEqual([3, '/log/0/body/3']);
    expect(events?.at(-1)).toMatchObject({ finishReason: 'STOP', tokens: 7, error: null, response: 0 });
  });

  it('keeps responses apart, and says where the service broke off', () => {
    const broken = { error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } };
    const two = [event('Ebb.', early, 'STOP'), event('Flood', early), broken];
    const read = autopsy(two);
    expect(read?.events.map(({ response, error }) => [response, error])).toEqual([
      [0, null],
      [1, null],
      [1, '503 UNAVAILABLE: Overloaded.'],
    ]);
    expect(read?.whole.text).toBe(4);
  });

  it('is none of anything but the list of a stream', () => {
    expect(autopsy(event('x'))).toBeNull();
    expect(autopsy([1, 2])).toBeNull();
    expect(autopsy({}, '/nowhere')).toBeNull();
  });
});
