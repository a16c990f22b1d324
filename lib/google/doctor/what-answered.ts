import { decodeJson, describeError, type ErrorKind } from '../../grounding';
import type { Failure, Outcome } from '../../outcome';

/** What kind of error of the service a failure holds; null when it is none of the service's. */
export function kindOf({ details }: Failure): ErrorKind | null {
  if (details === undefined) return null;
  const decoded = decodeJson(JSON.stringify(details));
  return decoded.ok ? describeError(decoded.tree).kind : null;
}

/** Whether the API itself answered, be it with an error. */
export const isAnswered = (
  answer: Outcome<unknown>,
): answer is { ok: true; value: unknown } | { ok: false; failure: Failure & { details: unknown } } =>
  answer.ok || answer.failure.details !== undefined;
