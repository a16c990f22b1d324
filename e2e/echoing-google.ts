import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A service that says back whatever it was sent, credentials and all, wherever words can stand: in answers, in errors and
 * their details, in the names of what it lists. It also gives out the access token, as a Security Token Service.
 */
export async function startEchoingGoogle(accessToken: string) {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v1/token') {
      send(response, 200, { access_token: accessToken, expires_in: 3600, token_type: 'Bearer', ...issued });
      return;
    }
    answer(request, echoOf(request, body), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const issued = { issued_token_type: 'urn:ietf:params:oauth:token-type:access_token' };

const echoOf = ({ url, headers }: IncomingMessage, body: string) => JSON.stringify({ url, headers, body });

function answer({ method, url = '' }: IncomingMessage, echo: string, response: ServerResponse): void {
  if (method === 'GET' && url.includes('/ragCorpora/')) {
    send(response, 200, { name: echo, displayName: echo });
  } else if (method === 'GET' && url.includes('/ragCorpora')) {
    send(response, 200, { ragCorpora: [{ name: url.slice(1), displayName: echo }] });
  } else if (url.includes(':streamGenerateContent')) {
    const event = { candidates: [{ content: { role: 'model', parts: [{ text: `Said: ${echo}` }] } }] };
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-echo': echo });
    response.end(`data: ${JSON.stringify(event)}\n\ndata: ${JSON.stringify(refusal(echo))}\n\n`);
  } else {
    send(response, 403, refusal(echo));
  }
}

const refusal = (echo: string) => ({
  error: {
    code: 403,
    message: `Refused: ${echo}`,
    status: 'PERMISSION_DENIED',
    details: [{ '@type': 'type.googleapis.com/google.rpc.DebugInfo', detail: echo, stackEntries: [echo] }],
  },
});

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
