import { inspect } from '@/lib/grounding';
import { printed } from '@/lib/grounding/print';
import { printedLength } from '@/lib/grounding/printed-length';
import { readLimited } from '@/lib/read-limited';

/** `mostBytes` of the body that is read; `mostPrinted` UTF-16 units of what segments make of it, about its length in bytes. */
export type Limits = { mostBytes: number; mostPrinted: number };

export const hint =
  'POST the response as the service sent it: JSON, a saved stream, proto text or printed Python.';
const commandHint = 'The command line inspector prints it whole, however long it is.';

/**
 * Inspects what a person would paste: 200 with the Inspection as the command line prints it, 422 when it can't be read,
 * 413 when the body is too large or when segments that nest in great number would print without measure.
 */
export async function answerRequest(request: Request, limits: Limits): Promise<Response> {
  const text = await readLimited(request, limits.mostBytes);
  if (text === null) {
    return refusal(413, 'input/too-large', `The body is larger than ${limits.mostBytes} bytes.`, hint);
  }
  const result = inspect({ source: 'paste', body: text, question: null, retrieval: null });
  if (!result.ok) return Response.json({ error: result.failure }, { status: 422 });
  const { inspection } = result.value;
  if (printedLength(inspection) > limits.mostPrinted) {
    const message = `The inspection would be longer than ${limits.mostPrinted} characters, because so many segments lie over one another.`;
    return refusal(413, 'inspection/too-large', message, commandHint);
  }
  return new Response(stream(printed(inspection)), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** An error in the shape that an unreadable body gets too. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  hint: string,
  headers: HeadersInit = {},
) => Response.json({ error: { code, message, hint, at: '' } }, { status, headers });

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
