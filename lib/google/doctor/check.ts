import 'server-only';
import type { CheckStep } from '../../request';
import { forgetCredentials } from '../credentials';
import { within } from '../credentials/within';
import type { Api, Known, Step, Tools } from './step';
import { steps as allSteps } from './steps';
import { liveTools } from './tools';

/**
 * Checks the connection to an API step by step, each as soon as it is known, beginning with a new search for credentials.
 * After a step that blocks the rest, the others are told as skipped with the reason. Ends early when the signal aborts.
 */
export function check(api: Api, signal: AbortSignal): AsyncIterable<CheckStep> {
  forgetCredentials();
  return checkWith(api, signal, liveTools());
}

export async function* checkWith(
  api: Api,
  signal: AbortSignal,
  tools: Tools,
  steps: readonly Step[] = allSteps,
): AsyncGenerator<CheckStep> {
  let known: Known = {
    ...tools,
    api,
    signal,
    session: null,
    headers: null,
    token: null,
    member: null,
    project: null,
    answer: null,
  };
  let blockedBy: string | null = null;
  for (const { id, title, look, concerns = () => true } of steps) {
    if (signal.aborted) return;
    if (!concerns(known)) continue;
    if (blockedBy !== null) {
      yield { id, title, state: 'skipped', found: `Not looked at: first mend "${blockedBy}".`, next: null };
      continue;
    }
    // A step that hangs must not keep who gave it up.
    const looked = await within(look(known), { signal });
    if (!looked.ok || signal.aborted) return;
    const finding = looked.value;
    known = { ...known, ...finding.learned };
    if (finding.blocks) blockedBy = title;
    yield { id, title, state: finding.state, found: finding.found, next: finding.next ?? null };
  }
}
