import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { answer, type FaultName, faults, isFault } from './faults';
import { listening } from './listening';

export type Seen = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  fault: FaultName;
};

export type FaultServer = {
  /** `http://127.0.0.1:PORT` */
  url: string;
  seen: Seen[];
  /** How many connections were ever made. */
  connections(): number;
  /** `met` with the fault's name when a request has arrived. */
  events: EventEmitter<{ met: [FaultName]; idle: [] }>;
  /** Resolves when no answer is owed: each has ended, or its connection was closed by the client. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A server on Google's paths that goes wrong on demand. The model in the path or the corpus in path or body chooses the
 * fault by its name: `fault-hang-before`. Whoever names none is answered rightly, and so is a look at a corpus itself.
 */
export async function startFaultServer(port = 0): Promise<FaultServer> {
  const seen: Seen[] = [];
  const met = new Map<FaultName, number>();
  const emitter: FaultServer['events'] = new EventEmitter();
  let connections = 0;
  let owed = 0;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url: path = '', headers } = request;
    if (path === '/ready') return void response.end();
    const looksAtCorpus = method === 'GET' && /\/ragCorpora\/[^/?]+$/.test(path);
    const fault = looksAtCorpus ? 'none' : (namedIn(path) ?? namedIn(body) ?? 'none');
    const nth = (met.get(fault) ?? 0) + 1;
    met.set(fault, nth);
    seen.push({ method, path, headers, body, fault });
    owed += 1;
    response.on('close', () => {
      owed -= 1;
      if (owed === 0) emitter.emit('idle');
    });
    const streaming = path.includes(':streamGenerateContent');
    if (looksAtCorpus) answerCorpus(path, response);
    else (faults[fault] ?? answer)({ request, response, streaming, nth });
    emitter.emit('met', fault);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const { url, close } = await listening(server, port);
  return {
    url,
    seen,
    connections: () => connections,
    events: emitter,
    idle: async () => {
      if (owed > 0) await once(emitter, 'idle');
    },
    close,
  };
}

/** Empty when the client left in the middle of it. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request) pieces.push(piece);
  } catch {
    return '';
  }
  return Buffer.concat(pieces).toString();
}

function answerCorpus(path: string, response: Parameters<typeof answer>[0]['response']): void {
  const name = path.replace(/^\/v[^/]*\//, '');
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ name, displayName: 'Huts', vectorDbConfig: { ragManagedDb: {} } }));
}

function namedIn(text: string): FaultName | null {
  const name = /fault-([a-z-]*[a-z])/.exec(text)?.[1] ?? '';
  return isFault(name) ? name : null;
}
