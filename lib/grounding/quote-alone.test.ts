import { expect, test } from 'vitest';
import { inspect } from './inspect';

test('an old support that is a quote alone stands where its quote does, and is no fault of bounds', () => {
  const support = (segment_text: string) => ({ segment_text, support_chunk_indices: [0] });
  const inspected = inspect({
    source: 'paste',
    question: null,
    retrieval: null,
    body: {
      candidates: [
        {
          content: { parts: [{ text: 'Low tide at noon. High tide at six.' }] },
          finishReason: 'STOP',
          groundingMetadata: {
            groundingChunks: [{ web: { uri: 'https://example.org', title: 'Tides' } }],
            groundingSupport: [support('Low tide at noon.'), support('High tide at six.')],
          },
        },
      ],
    },
  });
  if (!inspected.ok) throw new Error(inspected.failure.message);
  const { segments, diagnostics } = inspected.value.inspection;
  expect(segments.map(({ start, end, placement }) => [start, end, placement])).toEqual([
    [0, 17, 'moved'],
    [18, 35, 'moved'],
  ]);
  const about = diagnostics.filter(({ code }) => code.startsWith('segment/'));
  expect(about.map(({ code }) => code)).toEqual(['segment/moved', 'segment/moved']);
  expect(about[1]?.message).toMatch(
    /^groundingSupports\[1\] was sent without offsets; its quote .* characters 18 to 35/,
  );
});
