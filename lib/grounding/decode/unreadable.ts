import type { Unreadable } from '../model';

/** What a person can do about an input that is not understood. */
export const ACCEPTED =
  'Paste or open the whole body of a response of Vertex AI or the Gemini API, what a client library makes of it, or a ' +
  'log, batch, cassette or HAR file that holds it: as JSON, JSON lines, YAML, saved server-sent events, printed Python, or ' +
  'proto text.';

type Failed = { ok: false; failure: Unreadable };

export const unreadable = (code: string, at: string, message: string, hint: string = ACCEPTED): Failed => ({
  ok: false,
  failure: { code, message, hint, at },
});
