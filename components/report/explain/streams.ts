import type { Explanations } from './explanation';

/** What happens between the first and the last event. */
export const streams: Explanations = {
  'stream/metadata-dropped': {
    title: 'The last event doesn’t hold all metadata',
    cause: 'Chunks or supports came in an earlier event, and later ones don’t repeat them.',
    effect:
      'All events are merged here. A reader that keeps the last event, or the last metadata, loses them.',
    fix: 'Append what is new from every event; never let an empty or later object take the place of an earlier one.',
  },
  'stream/metadata-repeated': {
    title: 'Metadata was sent more than once',
    cause: 'An event repeats chunks or supports of an earlier one, as cumulative streams do.',
    effect: 'They are counted once here. Code that appends blindly counts them twice and shifts every index.',
    fix: 'A list that begins with all that is held takes its place; drop supports that came letter for letter.',
  },
  'stream/cut-off': {
    title: 'The stream ended without a finish reason',
    cause: 'The connection closed early: a timeout, a proxy, or a reader that stopped.',
    effect: 'Text is probably missing, and with it metadata, which mostly comes at the end.',
    fix: 'Raise timeouts between the service and the reader, switch off buffering proxies, and ask again.',
  },
  'stream/service-error': {
    title: 'The service broke off with an error',
    cause: 'It sent an error after it had begun to answer.',
    effect: 'What came before it is shown.',
    fix: 'Read the message and ask again; an overloaded service often answers a moment later.',
  },
  'stream/broken-event': {
    title: 'An event can’t be read',
    cause: 'It isn’t whole JSON: a log cut the line, or a reader split it in the middle.',
    effect: 'It was left out, so text or metadata may be missing at that place.',
    fix: 'Split events at empty lines only, and save streams without a limit on the length of a line.',
  },
};
