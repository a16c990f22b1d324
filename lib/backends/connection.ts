import 'server-only';
import { fail, type Outcome, ok } from '../outcome';
import type { CheckStream, ListedPage, ListRequest } from '../request';
import { backendFor } from './index';

/** A list a form waits for is given up on after this long. */
const listDeadline = 30_000;

/** One page of what a backend's service holds. */
export async function listFrom(request: ListRequest): Promise<Outcome<ListedPage>> {
  const backend = backendFor(request.backend);
  return backend?.list
    ? backend.list(request, AbortSignal.timeout(listDeadline))
    : fail('bad-input', `The source "${request.backend}" has nothing to list.`);
}

/** Checks a backend's connection step by step. */
export function checkConnection(id: unknown): Outcome<CheckStream> {
  const backend = typeof id === 'string' ? backendFor(id) : undefined;
  return backend?.check
    ? ok({ steps: backend.check(AbortSignal.timeout(2 * listDeadline)) })
    : fail('bad-input', 'This source has no connection to check.');
}
