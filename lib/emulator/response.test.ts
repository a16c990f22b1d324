import { expect, test } from 'vitest';
import { streamResponse } from './response';

async function* broken() {
  yield { a: 1, b: 2 };
  throw new Error('/secret/path');
}
async function* nothing() {}

const system = { sse: false, pretty: false, fields: null };
const bodyOf = async (messages: AsyncIterable<object>, more: Partial<typeof system> = {}) => {
  const told: unknown[] = [];
  const response = streamResponse(
    messages,
    { ...system, ...more },
    () => undefined,
    (error) => told.push(error),
  );
  return { text: await response.text(), told };
};

test('a fault in the midst of a stream is the last thing sent, tells nothing, and is told to the operator', async () => {
  const error = '{"error":{"code":500,"message":"Internal error encountered.","status":"INTERNAL"}}';
  expect(await bodyOf(broken())).toEqual({
    text: `[{"a":1,"b":2},\r\n${error}]\n`,
    told: [new Error('/secret/path')],
  });
  expect((await bodyOf(broken(), { sse: true })).text).toBe(
    `data: {"a":1,"b":2}\r\n\r\ndata: ${error}\r\n\r\n`,
  );
});

test('a mask goes over each message of a stream, and not over an error', async () => {
  const fields = new Map([['b', null]]);
  const response = streamResponse(
    broken(),
    { ...system, fields },
    () => undefined,
    () => undefined,
  );
  expect(JSON.parse(await response.text())).toMatchObject([{ b: 2 }, { error: { code: 500 } }]);
});

test('no message at all', async () => {
  expect((await bodyOf(nothing())).text).toBe('[]\n');
  expect((await bodyOf(nothing(), { sse: true })).text).toBe('');
});
