'use server';

import { startRun, stopRun } from '@/lib/backends/run';
import type { Outcome } from '@/lib/outcome';
import { readAskRequest, readRunId } from '@/lib/read-request';
import type { AskStream } from '@/lib/request';

/** Proxies `retrieveContexts` and `generateContent` of the chosen backend, both over this one request. */
export async function ask(input: unknown): Promise<Outcome<AskStream>> {
  const request = readAskRequest(input);
  return request.ok ? startRun(request.value) : request;
}

/** Stops a run that `ask` began; true when it was still in progress. */
export async function stop(runId: unknown): Promise<boolean> {
  return stopRun(readRunId(runId));
}
