import 'server-only';
import { env } from '../env';
import { call } from '../google/call';
import { check, readiness } from '../google/doctor';
import { streamEvents } from '../google/stream';
import type { CallContext } from '../google/transport';
import type { Outcome } from '../outcome';
import type { CheckStep } from '../request';
import type { WireRequest } from '../wire';

/** What the backends of Google's APIs are made of; tests bring their own. */
export type GoogleTools = {
  call(request: WireRequest, run: CallContext): Promise<Outcome<unknown>>;
  stream(request: WireRequest, run: CallContext): AsyncIterable<Outcome<unknown>>;
  ready(api: WireRequest['api']): Promise<Outcome<null>>;
  check(api: WireRequest['api'], signal: AbortSignal): AsyncIterable<CheckStep>;
  /** `projects/P/locations/L` that the operator has configured; null when either is missing. */
  place(): string | null;
  /** Asked instead of Google's hosts, as the operator has set it: `{location}` may stand in it. */
  endpoint(api: WireRequest['api']): string | null;
};

export const googleTools: GoogleTools = {
  call: (request, run) => call(request, run),
  stream: (request, run) => streamEvents(request, run),
  ready: readiness,
  check,
  place() {
    const { GOOGLE_CLOUD_PROJECT: project, GOOGLE_CLOUD_LOCATION: location } = env();
    return project === null || location === null ? null : `projects/${project}/locations/${location}`;
  },
  endpoint: (api) => (api === 'vertex' ? env().VERTEX_ENDPOINT : env().GEMINI_ENDPOINT),
};

/** Does nothing with what it is told: for calls that nobody watches. */
export const untold = (): void => undefined;
