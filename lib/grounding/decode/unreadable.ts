import type { Unreadable } from '../model';

/** What a person can do about an input that is not understood. */
export const ACCEPTED =
  'Paste or open the whole body of a generateContent or streamGenerateContent response, of a retrieveContexts or of a ' +
  'corpora query response: as JSON, JSON lines, saved server-sent events, a printed Python dict, or proto text.';

type Failed = { ok: false; failure: Unreadable };

export const unreadable = (code: string, at: string, message: string, hint: string = ACCEPTED): Failed => ({
  ok: false,
  failure: { code, message, hint, at },
});
