import type { Failure } from '../outcome';
import { fieldOf } from './field-of';
import { between, type Come, cutOff } from './odd-answers';
import type { Facts } from './request-facts';

/** Errors that no connection is to blame for. What is only too short, as Z_BUF_ERROR says, was cut off. */
const faults: readonly { codes: RegExp; happened: string }[] = [
  {
    codes: /^(?:Z_(?!BUF_ERROR)|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB)/,
    happened: "its answer can't be unpacked, since it is not what its content-encoding says",
  },
  {
    codes: /^(?:HPE_|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)/,
    happened: 'what answered does not speak HTTP properly',
  },
];

/** Puts a body that ended in an error of the other side's into words. `come`: how much of it had come. */
export function brokenBody(
  error: unknown,
  facts: Facts,
  come: Come,
  redact: (text: string) => string,
): Failure {
  const code = String(fieldOf(error, 'code') ?? '');
  const fault = faults.find(({ codes }) => codes.test(code));
  const ended = cutOff(facts, come);
  if (fault === undefined) return ended;
  const why = redact(`${code}: ${error instanceof Error ? error.message : ''}`);
  if (come === 'open' || come === 'finished')
    return { ...ended, why: `${why}: ${fault.happened}.`, hint: between };
  return {
    code: 'refused',
    message: `${facts.service} did not ${facts.deed}: ${fault.happened}.`,
    why,
    hint: between,
  };
}
