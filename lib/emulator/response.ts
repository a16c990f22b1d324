import type { ApiError } from './api-error';
import { internal } from './api-error';
import { masked } from './field-mask';
import type { SystemParameters } from './system-parameters';

const headers = (contentType: string) => ({ 'content-type': contentType, 'cache-control': 'private' });

const json = 'application/json; charset=UTF-8';

/** As Google prints when nobody asks otherwise: pretty, two spaces, a line break at the end. */
const printed = (message: unknown, pretty: boolean): string =>
  pretty ? `${JSON.stringify(message, null, 2)}\n` : JSON.stringify(message);

export function messageResponse(message: object, { pretty, fields }: SystemParameters): Response {
  return new Response(printed(masked(message, fields), pretty), { headers: headers(json) });
}

/** A method that streams sends its errors as the only element of its array. */
export function errorResponse(error: ApiError, pretty: boolean, asArray: boolean): Response {
  const body = printed(asArray ? [{ error }] : { error }, pretty);
  return new Response(body, { status: error.code, headers: headers(json) });
}

/** How messages are put one after another. */
type Framing = {
  contentType: string;
  /** @param at how many came before */
  frame(message: unknown, at: number): string;
  end(messages: number): string;
};

const serverSentEvents: Framing = {
  contentType: 'text/event-stream',
  frame: (message) => `data: ${JSON.stringify(message)}\r\n\r\n`,
  end: () => '',
};

const jsonArray = (pretty: boolean): Framing => ({
  contentType: json,
  frame: (message, at) => `${at === 0 ? '[' : ',\r\n'}${printed(message, pretty)}`,
  end: (messages) => (messages === 0 ? '[]\n' : ']\n'),
});

/**
 * Messages as they come, each sent as soon as it is there: as events, or as one array. A client that goes away ends the
 * work (`leave`); a fault in the midst is the last thing sent.
 */
export function streamResponse(
  messages: AsyncIterable<object>,
  system: SystemParameters,
  leave: () => void,
  warn: (error: unknown) => void,
): Response {
  const framing = system.sse ? serverSentEvents : jsonArray(system.pretty);
  const iterator = messages[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const send = (text: string) => {
        if (text !== '') controller.enqueue(encoder.encode(text));
      };
      const next = await iterator.next().catch((error: unknown) => {
        warn(error);
        return { done: true as const, value: { error: internal().error } };
      });
      const message: object | undefined = next.value;
      if (message !== undefined) {
        send(framing.frame(next.done ? message : masked(message, system.fields), sent));
        sent += 1;
      }
      if (!next.done) return;
      send(framing.end(sent));
      controller.close();
    },
    cancel: leave,
  });
  return new Response(body, { headers: headers(framing.contentType) });
}
