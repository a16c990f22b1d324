'use server';

import { checkConnection, listFrom } from '@/lib/backends/connection';
import { startRun, stopRun } from '@/lib/backends/run';
import type { Outcome } from '@/lib/outcome';
import { readAskRequest, readListRequest, readRunId } from '@/lib/read-request';
import type { AskStream, CheckStream, ListedPage } from '@/lib/request';

/** Proxies retrieval and generation of the chosen backend, both over this one request. */
export async function ask(input: unknown): Promise<Outcome<AskStream>> {
  const request = readAskRequest(input);
  return request.ok ? startRun(request.value) : request;
}

/** Stops a run that `ask` began; true when it was still in progress. */
export async function stop(runId: unknown): Promise<boolean> {
  return stopRun(readRunId(runId));
}

/** One page of the corpora, files, documents or stores that a service holds. */
export async function list(input: unknown): Promise<Outcome<ListedPage>> {
  const request = readListRequest(input);
  return request.ok ? listFrom(request.value) : request;
}

/** Checks step by step what a backend needs; every step as soon as it is known. */
export async function check(backend: unknown): Promise<Outcome<CheckStream>> {
  return checkConnection(backend);
}
