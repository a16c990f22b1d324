import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/steps/address.mjs';

/** What the stand-in for the service does; `marker` begins and ends the text of every answer. */
export type Upstream = { waitMilliseconds: number; events: number; betweenMilliseconds: number };

export const firstWord = 'first-word-of-the-answer';
export const lastWord = 'last-word-of-the-answer';

/**
 * Serves `streamGenerateContent?alt=sse` as Vertex does: after a wait, one event after another, the last with the finish
 * reason. Anything else (retrieval, the corpus) is answered with an empty object at once.
 */
export async function withUpstream<T>(upstream: Upstream, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    request.resume();
    if (!request.url?.includes(':streamGenerateContent')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    void stream(upstream, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function stream(upstream: Upstream, response: ServerResponse): Promise<void> {
  await pause(upstream.waitMilliseconds);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let index = 0; index < upstream.events; index++) {
    if (index > 0) await pause(upstream.betweenMilliseconds);
    response.write(`data: ${JSON.stringify(eventAt(index, upstream.events))}\r\n\r\n`);
  }
  response.end();
}

function eventAt(index: number, count: number) {
  const last = index === count - 1;
  const text = index === 0 ? `${firstWord} ` : last ? lastWord : `Sentence ${index} of a long answer. `;
  return {
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, ...(last ? { finishReason: 'STOP' } : {}) },
    ],
    modelVersion: 'stand-in',
    responseId: 'r',
  };
}
