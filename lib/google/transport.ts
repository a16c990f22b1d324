import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env';
import type { Outcome } from '../outcome';
import type { Notice } from '../request';
import type { Settings } from '../settings';
import type { WireRequest } from '../wire';
import { type Connections, openConnections } from './connections';
import { authorise, conceal, redact, renew } from './credentials';
import type { Endpoints } from './endpoints';

/** The run that a call belongs to. */
export type CallContext = {
  signal: AbortSignal;
  /** Hears of every attempt that follows a failed one. */
  notify(notice: Notice): void;
  half: Notice['half'];
};

type Headers = { [name: string]: string };

/** Milliseconds. */
export type Deadlines = {
  /** From the start of an attempt to the first piece of its answer, by half. */
  firstByte: { retrieve: number; generate: number };
  /** From one event of a stream to the next, or from one piece of a body. */
  silence: number;
};

/** What calls are made with; tests bring their own. */
export type Transport = {
  authorise(request: WireRequest, signal: AbortSignal): Promise<Outcome<Headers>>;
  renew(request: WireRequest, signal: AbortSignal): Promise<Outcome<Headers>>;
  /** For errors: without secrets, and without what looks like one. */
  redact(text: string): string;
  /** For answers: without secrets. */
  conceal(text: string): string;
  endpoints: Endpoints;
  connections: Connections;
  deadlines: Deadlines;
  /** In [0, 1). */
  random(): number;
  /** Resolves after so many milliseconds, or as soon as the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

let made: Transport | null = null;

/** The transport that the settings ask for; made on first use and kept with its connections. */
export function liveTransport(): Transport {
  made ??= {
    authorise,
    renew,
    redact,
    conceal,
    endpoints: { vertex: env().VERTEX_ENDPOINT, gemini: env().GEMINI_ENDPOINT },
    connections: openConnections(env().GOOGLE_CONNECT_TIMEOUT_MS),
    deadlines: deadlinesOf(env()),
    random: Math.random,
    // An abort rejects; who sleeps looks at the signal.
    sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => undefined),
  };
  return made;
}

/** Retrieval is a search; a model may think for a long time before its first word. */
function deadlinesOf({ GOOGLE_FIRST_BYTE_TIMEOUT_MS, GOOGLE_SILENCE_TIMEOUT_MS }: Settings): Deadlines {
  return {
    firstByte: {
      retrieve: GOOGLE_FIRST_BYTE_TIMEOUT_MS ?? 60_000,
      generate: GOOGLE_FIRST_BYTE_TIMEOUT_MS ?? 120_000,
    },
    silence: GOOGLE_SILENCE_TIMEOUT_MS,
  };
}
