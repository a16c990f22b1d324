import { describe, expect, test } from 'vitest';
import { readLimited } from '@/lib/read-limited';
import { answerRequest } from './answer-request';
import { GET, POST } from './route';

const post = (body: string) => POST(new Request('http://localhost/api/inspect', { method: 'POST', body }));

describe('POST /api/inspect', () => {
  test('gives the Inspection of what was pasted', async () => {
    const response = await post('{"contexts":{"contexts":[{"sourceUri":"a.md","text":"one","score":0.2}]}}');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      schema: 'grounding-inspection/1',
      format: 'retrieve-contexts',
      contexts: [{ uri: 'a.md', text: 'one', score: 0.2 }],
    });
  });

  test.each([
    '',
    'plain words',
    '{"candidates": [',
    '{"error":{"code":403,"message":"no","status":"PERMISSION_DENIED"}}',
  ])('explains what it cannot read: %j', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: {
        code: expect.stringMatching(/^input\//),
        message: expect.any(String),
        hint: expect.any(String),
        at: expect.any(String),
      },
    });
  });

  test('a body that says it is too large is refused unread', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': '67108865' },
    });
    const response = await POST(request);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'input/too-large' } });
  });

  test('an Inspection that would outgrow its input without measure is refused before it is sent', async () => {
    const groundingSupports = Array.from({ length: 300 }, (_, index) => ({
      segment: { startIndex: index, endIndex: 600 - index },
      groundingChunkIndices: [0],
    }));
    const groundingMetadata = {
      groundingChunks: [{ web: { uri: 'https://example.org' } }],
      groundingSupports,
    };
    const body = JSON.stringify({
      candidates: [{ content: { parts: [{ text: 'a'.repeat(600) }] }, groundingMetadata }],
    });
    const asked = (mostPrinted: number) =>
      answerRequest(new Request('http://localhost/', { method: 'POST', body }), {
        mostBytes: 1e6,
        mostPrinted,
      });
    const refused = await asked(200_000);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      error: {
        code: 'inspection/too-large',
        message:
          'The inspection would be longer than 200000 characters, because so many segments lie over one another.',
        hint: 'The command line inspector prints it whole, however long it is.',
        at: '',
      },
    });
    const sent = await asked(1_000_000);
    expect(sent.status).toBe(200);
    expect(await sent.json()).toMatchObject({ schema: 'grounding-inspection/1' });
  });

  test('a body is read up to its limit, characters across pieces whole', async () => {
    const body = (pieces: Uint8Array[]) =>
      new Request('http://localhost/', {
        method: 'POST',
        body: new ReadableStream({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        }),
        // Node asks for it with a streamed body; its type is not in the DOM's.
        ...{ duplex: 'half' },
      });
    const bytes = new TextEncoder().encode('é🙂');
    expect(await readLimited(body([bytes.slice(0, 1), bytes.slice(1, 4), bytes.slice(4)]), 6)).toBe('é🙂');
    expect(await readLimited(body([bytes, bytes]), 11)).toBeNull();
  });
});

test('GET says how to ask', async () => {
  const response = GET();
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await response.json()).toMatchObject({ error: { code: 'method/not-allowed' } });
});
