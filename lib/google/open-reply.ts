import { fail, type Outcome, ok } from '../outcome';
import type { WireRequest } from '../wire';
import { attempt, type Reply } from './attempt';
import { MOST_ATTEMPTS, pauseAfter } from './retry';
import type { CallContext, Transport } from './transport';

/**
 * Sends a request until it is accepted or asking again is no use: at most three times where that is safe, each retry
 * told to the run before its pause; once more with new credentials after a 401. Nothing is repeated once an answer has
 * begun.
 */
export async function openReply(
  request: WireRequest,
  run: CallContext,
  transport: Transport,
): Promise<Outcome<Reply>> {
  let headers = await transport.authorise(request, run.signal);
  let renewed = false;
  for (let number = 1; ; ) {
    if (run.signal.aborted) return fail('stopped', 'Stopped.');
    if (!headers.ok) return headers;
    const tried = await attempt({ request, headers: headers.value, run, transport });
    if (tried.ok) return ok(tried.reply);
    if (tried.status === 401 && !renewed) {
      renewed = true;
      headers = await transport.renew(request, run.signal);
    } else if (tried.again === 'never' || number === MOST_ATTEMPTS)
      return { ok: false, failure: tried.failure };
    else {
      const waitMilliseconds = pauseAfter(number, tried.again, transport.random);
      number += 1;
      const { message: because } = tried.failure;
      run.notify({
        kind: 'retry',
        half: run.half,
        attempt: number,
        of: MOST_ATTEMPTS,
        waitMilliseconds,
        because,
      });
      await transport.sleep(waitMilliseconds, run.signal);
    }
  }
}
