import { isRecord, type JsonRecord } from '../decode/json-tree';
import { unreadable } from '../decode/unreadable';
import { describeError, isError } from '../formats/describe-error';
import { pick, textOf } from '../formats/pick';
import { hasField } from '../formats/read';
import type { Json, Pointer, Unreadable } from '../model';
import { questionIn } from './question-in';

/** One line of a batch's output. */
export type BatchLine = {
  /** What the caller named it by. */
  key: string | null;
  question: string | null;
  /** Where its response, or else its error, stands. */
  at: Pointer;
  /** The response; null when the request failed. */
  response: Json;
  /** Why the request failed; null when it didn't. */
  failure: Unreadable | null;
};

/**
 * Whether an object is a line of a batch: `{status, processed_time, request, response}` of Vertex AI, `{key, response}`
 * or `{key, error}` of the Gemini API, or one of its `inlinedResponses`.
 */
export function isBatchLine(value: Json): boolean {
  if (!isRecord(value)) return false;
  const named = hasField(value, 'key') || hasField(value.metadata, 'key');
  // Claims of corroborateContent can't be read without their request.
  if (hasField(value.response, 'corroborationScore', 'claims')) return false;
  if (isRecord(value.response)) return named || (hasField(value, 'request') && isResponse(value.response));
  if (isError(value.error)) return named;
  return hasField(value, 'request') && textOf(value.status) !== null;
}

/** Results of client libraries, too, hold a request and a response. */
const isResponse = (value: JsonRecord): boolean =>
  Object.keys(value).length === 0 || hasField(value, 'candidates', 'promptFeedback', 'usageMetadata');

export function readBatchLine(line: Json, at: Pointer): BatchLine {
  const response = pick(line, at, 'response');
  const error = pick(line, at, 'error', 'status');
  const key = pick(line, at, 'key').value ?? pick(pick(line, at, 'metadata').value, '', 'key').value;
  // The service sends an empty response along with a failure.
  const answered = isRecord(response.value) && Object.keys(response.value).length > 0;
  const failedAt = error.value === undefined ? at : error.at;
  return {
    key: key === undefined ? null : typeof key === 'string' ? key : JSON.stringify(key),
    question: questionIn(pick(line, '', 'request').value),
    at: answered ? response.at : failedAt,
    response: answered ? (response.value ?? null) : null,
    failure: answered ? null : failureOf(error.value ?? null, failedAt),
  };
}

function failureOf(error: Json, at: Pointer): Unreadable {
  if (!isError(error)) {
    return unreadable('input/empty', at, 'This line of the batch holds neither a response nor an error.')
      .failure;
  }
  const { sentence, hint } = describeError(error);
  const message = `The service could not answer this request of the batch: ${sentence}`;
  return unreadable('input/service-error', at, message, hint).failure;
}
