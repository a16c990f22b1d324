import type { Explanations } from './explanation';

/** What was opened, and the tool that wrote it down. */
export const inputs: Explanations = {
  'input/unknown-field': {
    title: 'A field is not known here',
    cause: 'It isn’t in the documented format: misspelled, of another tool, or newer than this program.',
    effect: 'It was left aside and stands in the raw body.',
    fix: 'Check its spelling against the documentation.',
  },
  'input/deprecated-field': {
    title: 'A field is deprecated',
    cause: 'It is documented as deprecated, or has a successor that was used beside it.',
    effect: 'It was read like its successor.',
    fix: 'Move to the successor before the service stops reading this one.',
  },
  'input/lossy': {
    title: 'The print-out has lost values',
    cause:
      'A printed object leaves things out (“<… 2 more items …>”), so what was opened isn’t what the service sent.',
    effect: 'What is missing can’t be shown, and counts here are too small.',
    fix: 'Save response.model_dump_json() or the JSON body instead of print(response).',
  },
  'input/lossy-writer': {
    title: 'The tool that wrote this left things out',
    cause: 'The client or framework copies only some fields of the response.',
    effect: 'What it dropped can’t be shown; the message says what that is.',
    fix: 'Open the body that the service sent; the message says where the tool keeps it.',
  },
  'input/doubled-metadata': {
    title: 'A merge kept the same chunks twice',
    cause: 'A tool merged a stream by appending lists, although the service had sent them again.',
    effect: 'Chunks and supports stand twice, and counts are too large.',
    fix: 'Choose the reading that has each chunk once, and merge by what was sent before.',
  },
  'input/other-readings': {
    title: 'There is more in this input',
    cause: 'It holds several things that can be read; the one with most to see is shown.',
    effect: 'Counts and diagnostics are of the one that is shown.',
    fix: 'Choose another one above the answer.',
  },
  'input/other-responses': {
    title: 'Several responses were opened at once',
    cause: 'The list holds events of more than one response; the first is shown.',
    effect: 'The others count nowhere here.',
    fix: 'Choose another one above the answer.',
  },
  'input/unread-text': {
    title: 'A text looks like a response and is broken',
    cause: 'It starts like one and then breaks off or goes wrong, as logs leave it that cut long lines.',
    effect: 'It was left aside; what is shown comes from elsewhere in the input.',
    fix: 'Raise the limit on the length of a log entry; if the rest is to be had, open it by itself.',
  },
  'input/text-around': {
    title: 'Words stood around the response',
    cause: 'A log line, a prompt or prose came along with it.',
    effect: 'They were left aside.',
    fix: 'Nothing to do.',
  },
  'input/no-answer': {
    title: 'The answer itself isn’t in the input',
    cause: 'Only the grounding metadata was opened.',
    effect: 'All that is known of the answer is what its supports quote, so offsets can’t be checked.',
    fix: 'Open the whole response.',
  },
  'input/broken-bytes': {
    title: 'A string holds bytes that are no UTF-8',
    cause: 'The text was cut inside a character, or its encoding was converted.',
    effect: 'Each such byte shows as a replacement character; offsets behind it can be off.',
    fix: 'Save the response again as UTF-8, without converting.',
  },
  'input/repeated-field': {
    title: 'A field of one value came more than once',
    cause: 'The proto text sets it twice, as two messages copied into one do.',
    effect: 'The last value counts, as in every proto parser.',
    fix: 'If two messages were copied into one, open each by itself.',
  },
  'input/cut-off': {
    title: 'The text ends in the middle',
    cause: 'It was copied or logged in part; terminals and logs cut long lines.',
    effect:
      'What stood whole before the end was read; metadata stands near the end as a rule and may be missing.',
    fix: 'Copy it again to its very end, or write it to a file.',
  },
  'input/wrong-type': {
    title: 'A field holds another kind of value',
    cause: 'What wrote the response converted it, for example a list to a text.',
    effect: 'It was left aside.',
    fix: 'Look at it in the raw body, and send it as documented.',
  },
  'input/retrieval-unread': {
    title: 'The retrieval beside the answer can’t be read',
    cause: 'Its body is broken or is no retrieval response.',
    effect: 'Nothing is known about contexts and their scores.',
    fix: 'Open the retrieveContexts response by itself to see what is wrong with it.',
  },
};
