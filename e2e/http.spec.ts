import { expect, test } from './fixtures';

const megabyte = 1024 * 1024;

/** One event of a stream, as `streamGenerateContent` sends it with `alt=sse`. */
const event = (candidate: object) => `data: ${JSON.stringify({ candidates: [candidate] })}\n\n`;

test('a body of eleven megabytes is read to its last byte', async ({ request }) => {
  const line = `${'The mill turns all day and grinds rye. '.repeat(26)}\n`;
  const lines = Math.ceil((11 * megabyte) / line.length);
  const text = line.repeat(lines);
  const perEvent = 200;
  const events: string[] = [];
  for (let from = 0; from < lines; from += perEvent) {
    const part = line.repeat(Math.min(perEvent, lines - from));
    events.push(event({ content: { parts: [{ text: part }] } }));
  }
  const quote = 'The last word.';
  const start = text.length;
  events.push(
    event({
      content: { parts: [{ text: quote }] },
      finishReason: 'STOP',
      groundingMetadata: {
        groundingChunks: [{ retrievedContext: { uri: 'mill.txt', title: 'mill.txt', text: quote } }],
        groundingSupports: [
          {
            segment: { startIndex: start, endIndex: start + quote.length, text: quote },
            groundingChunkIndices: [0],
            confidenceScores: [0.9],
          },
        ],
      },
    }),
  );
  const body = events.join('');
  expect(body.length).toBeGreaterThan(11 * megabyte);

  const response = await request.post('/api/inspect', {
    data: body,
    headers: { 'content-type': 'text/plain' },
  });

  expect(response.status()).toBe(200);
  const { answer, segments } = await response.json();
  expect(answer.finishReason).toBe('STOP');
  expect(answer.text.length).toBe(text.length + quote.length);
  expect(segments).toMatchObject([{ start, end: start + quote.length, text: quote, placement: 'exact' }]);
});

test('GET says how to ask', async ({ request }) => {
  const response = await request.get('/api/inspect');
  expect([response.status(), response.headers().allow]).toEqual([405, 'POST']);
  expect((await response.json()).error).toMatchObject({
    code: 'method/not-allowed',
    message: 'This address answers POST only.',
    hint: expect.stringContaining('POST the response as the service sent it'),
  });
});

test('what cannot be read is refused with what was found and what would be accepted', async ({ request }) => {
  const response = await request.post('/api/inspect', {
    data: 'plain words',
    headers: { 'content-type': 'text/plain' },
  });
  expect(response.status()).toBe(422);
  expect((await response.json()).error).toEqual({
    code: expect.stringMatching(/^input\//),
    message: expect.any(String),
    hint: expect.any(String),
    at: expect.any(String),
  });
});

for (const path of ['/', '/api/health', '/samples/index.json']) {
  test(`${path} is only ever what its content type says`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
}
