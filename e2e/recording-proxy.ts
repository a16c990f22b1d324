import { once } from 'node:events';
import { createServer, request as send } from 'node:http';

/** Stands between a browser and the app, and keeps every byte that the browser is sent, headers included. */
export async function startRecordingProxy(appUrl: string) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    // Packed bytes would hide what they hold.
    const unpacked = { ...headers, 'accept-encoding': 'identity' };
    const onward = send(new URL(url, appUrl), { method, headers: unpacked }, (answer) => {
      received.push(JSON.stringify(answer.rawHeaders));
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on('data', (bytes: Buffer) => received.push(bytes.toString('latin1')));
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** All of it so far, in the order it came; a byte is one character. */
    received: () => received.join(''),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
