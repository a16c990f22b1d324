import { inspect } from '@/lib/grounding';
import { printed } from '@/lib/grounding/print';
import { readLimited } from './read-limited';

/** Far above any response a service sends; what is larger is a mistake. */
const mostBytes = 64 * 1024 * 1024;
const hint = 'POST the response as the service sent it: JSON, a saved stream, proto text or printed Python.';

/** The Inspection of what a person would paste, as the command line prints it; 422 when it can't be read. */
export async function POST(request: Request): Promise<Response> {
  const text = await readLimited(request, mostBytes);
  if (text === null) {
    return refusal(413, 'input/too-large', `The body is larger than ${mostBytes} bytes.`, hint);
  }
  const result = inspect({ source: 'paste', body: text, question: null, retrieval: null });
  if (!result.ok) return Response.json({ error: result.failure }, { status: 422 });
  return new Response(stream(printed(result.value.inspection)), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Browsers that follow a link here are told how to ask. */
export function GET(): Response {
  return refusal(405, 'method/not-allowed', 'This address answers POST only.', hint, { allow: 'POST' });
}

const refusal = (status: number, code: string, message: string, hint: string, headers: HeadersInit = {}) =>
  Response.json({ error: { code, message, hint, at: '' } }, { status, headers });

function stream(pieces: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let batch = '';
      while (batch.length < 65_536) {
        const next = pieces.next();
        if (next.done) {
          if (batch !== '') controller.enqueue(encoder.encode(batch));
          controller.close();
          return;
        }
        batch += next.value;
      }
      controller.enqueue(encoder.encode(batch));
    },
  });
}
