/** Long because it is a table: one planted fault, with its whole diagnostic, for every code. */
import { describe, expect, test } from 'vitest';
import { inspectReading } from '../inspect-reading';
import type { Diagnostic, Reading } from '../model';
import { answer, chunk, context, reading, type Sent } from '../notation/reading';
import { unsafeScheme } from '../unsafe-uri';
import { rules } from './index';

const text = 'The mill turns. It grinds rye.';
const supports = '/candidates/0/groundingMetadata/groundingSupports';
const chunks = '/candidates/0/groundingMetadata/groundingChunks';
const whole: Sent = [0, 15, 'The mill turns.', [0], [0.9]];

const diagnosticsOf = (given: Reading) => inspectReading(given).diagnostics;
const one = (given: Reading, code: string) => diagnosticsOf(given).filter((found) => found.code === code);
const drawn = ({ severity, code, at, about, message }: Diagnostic) =>
  `${severity} ${code} ${at} [${about}] ${message}`;

const sound = () => reading(answer(text, [whole, [16, 30, 'It grinds rye.', [0], [0.7]]]));

test('a sound answer raises nothing', () => expect(diagnosticsOf(sound())).toEqual([]));

test('no two rules give the same code, and every code is lower case with its family first', () => {
  const codes = rules.flatMap((rule) => rule.codes);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes)
    expect(code).toMatch(/^(answer|offset|segment|support|score|chunk|text|retrieval)\/[a-z-]+$/);
});

/** Each planted fault, and the one diagnostic that must come of it. */
const planted: [Reading, string][] = [
  [
    reading(null, { blocked: { reason: 'SAFETY', at: '/promptFeedback/blockReason' } }),
    'error answer/blocked /promptFeedback/blockReason [] The service blocked the prompt or the answer: SAFETY.',
  ],
  [
    reading(null, { blocked: { reason: 'The prompt was refused.', at: '/promptFeedback' } }),
    'error answer/blocked /promptFeedback [] The service blocked the prompt or the answer: The prompt was refused.',
  ],
  [
    reading(answer(text, [whole], { finishReason: 'MAX_TOKENS' })),
    'warning answer/truncated /candidates/0/finishReason [] The answer was cut off at the output limit (MAX_TOKENS).',
  ],
  [
    reading(answer(['call'], [], { chunks: [], metadata: 'absent' })),
    'warning answer/no-text /candidates/0 [] The answer shows no text; it has 1 part.',
  ],
  [
    reading(answer(text, [], { chunks: [], metadata: 'absent' })),
    'error answer/no-metadata /candidates/0 [] The answer carries no grounding metadata, so nothing in it can be traced to a source.',
  ],
  [
    reading(answer(text, [])),
    'warning answer/no-supports /candidates/0/groundingMetadata [] The grounding metadata has no supports: 1 chunk came, but no stretch of the answer is tied to any.',
  ],
  [
    reading(answer(text, [], { chunks: [], metadata: 'empty' })),
    'warning answer/no-chunks /candidates/0/groundingMetadata [] The grounding metadata has neither chunks nor supports.',
  ],
  [
    reading(answer(text, [whole], { otherCandidates: 2 })),
    'info answer/other-candidates /candidates/0 [] The response holds 2 further candidates that are not shown.',
  ],
  [
    reading(answer('Öl. Ja.', [[4, 7, 'Ja.', [0], [0.9]]])),
    `warning offset/not-bytes ${supports}/0/segment [s0] The quotes of 1 segment agree with the offsets only when these count UTF-16 units; the documentation says UTF-8 bytes.`,
  ],
  [
    reading(answer(['thought:Let me see.', text], [whole])),
    `warning offset/other-part ${supports}/0/segment [s0] The quotes of 1 segment agree with the offsets in the shown text parts joined, not in part 0, which no part index means.`,
  ],
  [
    reading(answer(text, [[0, 3, null, [0], [0.9], 4]])),
    `error segment/no-part ${supports}/0/segment/partIndex [s0] groundingSupports[0] names part 4, but the answer has 1 part.`,
  ],
  [
    reading(answer(text, [[0, 99, null, [0], [0.9]]])),
    `error segment/past-end ${supports}/0/segment/endIndex [s0] groundingSupports[0] ends at byte 99, but the text has 30 bytes.`,
  ],
  [
    reading(answer(text, [[9, 2, null, [0], [0.9]]])),
    `error segment/inverted ${supports}/0/segment [s0] groundingSupports[0] starts at byte 9 and ends before that, at 2.`,
  ],
  [
    reading(answer('Öl', [[1, 3, null, [0], [0.9]]])),
    `error segment/splits-character ${supports}/0/segment/startIndex [s0] groundingSupports[0] starts at byte 1, which lies inside a character.`,
  ],
  [
    reading(answer(text, [[4, 4, 'mill', [0], [0.9]]])),
    `warning segment/empty ${supports}/0/segment [s0] groundingSupports[0] starts and ends at byte 4: it is empty.`,
  ],
  [
    reading(answer(text, [[5, 9, 'mill', [0], [0.9]]])),
    `warning segment/moved ${supports}/0/segment [s0] groundingSupports[0] claims bytes 5 to 9, but its quote “mill” stands at characters 4 to 8 of the answer.`,
  ],
  [
    reading(answer(text, [[0, 4, 'barn', [0], [0.9]]])),
    `error segment/lost ${supports}/0/segment [s0] groundingSupports[0] has no place in the answer: its quote “barn” occurs nowhere in the shown text.`,
  ],
  [
    reading(answer('It says "rye" here.', [[8, 13, '“rye”', [0], [0.9]]])),
    `info segment/quote-differs ${supports}/0/segment/text [s0] groundingSupports[0] quotes ““rye”” where the answer has “"rye"”; they differ only in quote marks.`,
  ],
  [
    reading(answer(text, [whole, whole])),
    `info segment/duplicate ${supports}/1 [s1,s0] groundingSupports[1] repeats groundingSupports[0]: same bounds, same sources.`,
  ],
  [
    reading(answer(text, [[0, 15, 'The mill turns.', [0, 7, Number.NaN], [0.9, 0.9, 0.9]]])),
    `error support/dangling-index ${supports}/0/groundingChunkIndices [s0] groundingSupports[0] names groundingChunks[7] and something that is no number (entry 2 of its list), but the response has 1 chunk, [0] to [0].`,
  ],
  [
    reading(answer(text, [[0, 15, 'The mill turns.', [0, 0], [0.9, 0.8]]])),
    `warning support/duplicate-index ${supports}/0/groundingChunkIndices [s0,c0] groundingSupports[0] names groundingChunks[0] more than once.`,
  ],
  [
    reading(answer(text, [whole, [16, 30, 'It grinds rye.', []]])),
    `warning support/no-sources ${supports}/1 [s1] groundingSupports[1] names no chunk at all.`,
  ],
  [
    reading(
      answer(text, [], {
        supports: [{ at: `${supports}/0`, segment: null, chunkIndices: [0], scores: [0.9] }],
      }),
    ),
    `info support/no-segment ${supports}/0 [s0] groundingSupports[0] names no segment of the answer.`,
  ],
  [
    reading(answer(text, [[0, 15, 'The mill turns.', [0], [0.9, 0.8]]])),
    `error score/count-differs ${supports}/0/confidenceScores [s0] groundingSupports[0] has 2 confidence scores for 1 chunk index, so none is shown.`,
  ],
  [
    reading(answer(text, [[0, 15, 'The mill turns.', [0], [1.7]]])),
    `error score/out-of-range ${supports}/0/confidenceScores/0 [s0] The confidence of groundingSupports[0] in groundingChunks[0] is 1.7, outside 0 to 1.`,
  ],
  [
    reading(answer(text, [[0, 15, 'The mill turns.', [0], [0.31]]])),
    `info score/below-cutoff ${supports}/0/confidenceScores/0 [s0] The confidence of groundingSupports[0] in groundingChunks[0] is 0.31, below the documented cutoff of 0.6.`,
  ],
  [
    reading(answer(text, [[0, 15, 'The mill turns.']]), { model: 'gemini-2.5-pro' }),
    `info score/absent ${supports} [] No support of this answer from gemini-2.5-pro carries a confidence score; Gemini 2.5 and later send none.`,
  ],
  [
    reading(answer(text, [whole], { chunks: [chunk(null, 0, { kind: 'unread', title: null, uri: null })] })),
    `warning chunk/unread ${chunks}/0 [c0] groundingChunks[0] is empty or of a kind that is not known.`,
  ],
  [
    reading(answer(text, [whole], { chunks: [chunk(' ', 0)] })),
    `info chunk/no-text ${chunks}/0 [c0] groundingChunks[0] has no text to show as evidence.`,
  ],
  [
    reading(
      answer(text, [[0, 15, 'The mill turns.', [0, 1], [0.9, 0.9]]], {
        chunks: [chunk('rye\nmill', 0), chunk('rye mill', 1)],
      }),
    ),
    `info chunk/duplicate ${chunks}/1 [c1,c0] groundingChunks[1] has the same text as groundingChunks[0].`,
  ],
  [
    reading(answer(text, [whole], { chunks: [chunk('a', 0), chunk('b', 1)] })),
    `info chunk/never-cited ${chunks}/1 [c1] No support names groundingChunks[1].`,
  ],
  [
    reading(answer(text, [whole], { chunks: [chunk('a', 0, { uri: 'javascript:alert(1)' })] })),
    `warning chunk/unsafe-uri ${chunks}/0 [c0] groundingChunks[0] has the uri “javascript:alert(1)”; its scheme javascript: is neither http, https nor gs, so it is shown as text.`,
  ],
  [
    reading(answer('The m\u200bill', [], { chunks: [] })),
    'info text/hidden-characters /candidates/0/content/parts/0/text [] The answer holds a character that doesn’t show: U+200B (zero width space) at character 5; words that look the same may not be the same.',
  ],
  [
    reading(null, { contexts: [], format: 'retrieve-contexts' }),
    'warning retrieval/empty  [] Retrieval returned no contexts for this question; the services send an empty object when nothing was found.',
  ],
  [
    reading(answer(text, [whole]), { contexts: [context('the first chunk', 0), context('unused', 1)] }),
    'info retrieval/not-used /contexts/contexts/1 [x1] contexts[1] was retrieved, but no chunk of the answer has its text.',
  ],
  [
    reading(answer(text, [whole], { chunks: [chunk('a', 0)] }), { contexts: [context('b', 0)] }),
    `warning retrieval/not-retrieved ${chunks}/0 [c0] groundingChunks[0] is not among the 1 retrieved contexts.`,
  ],
];

describe('each planted fault raises its own code', () => {
  test.each(planted.map(([given, line]) => [line.split(' ')[1] ?? '', line, given] as const))(
    '%s',
    (code, line, given) => {
      expect(one(given, code).map(drawn)).toEqual([line]);
    },
  );

  test('and every code has its fault', () => {
    const tried = new Set(planted.map(([, line]) => line.split(' ')[1]));
    expect(rules.flatMap((rule) => rule.codes).filter((code) => !tried.has(code))).toEqual([]);
  });
});

test('hidden characters are told for each holder: which, how many, in which field', () => {
  const given = reading(
    answer(['Rye\u202e.', '\u202eAh\ufeff'], [], {
      chunks: [
        chunk('plain', 0),
        chunk('b\u200b\u200bc', 1, { title: 'report\u202efdp.exe', uri: 'https://a.example/\u2066' }),
        chunk(`Hi\u{e0041}`, 2),
        chunk('\u001b[2J', 3),
      ],
    }),
    { contexts: [context('👩‍🚀 می‌خواهم', 0), context('a\ufeff', 1)] },
  );
  const [first, ...rest] = one(given, 'text/hidden-characters');
  expect(first && drawn(first)).toBe(
    'warning text/hidden-characters /candidates/0/content/parts/0/text [] The answer holds 3 characters that don’t show: U+202E (right-to-left override) 2 times, first at character 3, U+FEFF (byte-order mark) at character 8; what is read may not be in the order in which it was written.',
  );
  expect(rest.map(drawn)).toEqual([
    `warning text/hidden-characters ${chunks}/1 [c1] groundingChunks[1] holds 4 characters that don’t show: U+202E (right-to-left override) in its title at character 6, U+2066 (left-to-right isolate) in its uri at character 18, U+200B (zero width space) in its text 2 times, first at character 1; what is read may not be in the order in which it was written.`,
    `warning text/hidden-characters ${chunks}/2 [c2] groundingChunks[2] holds a character that doesn’t show: U+E0041 (tag character) in its text at character 2; such characters can spell a text that nobody sees.`,
    `warning text/hidden-characters ${chunks}/3 [c3] groundingChunks[3] holds a character that doesn’t show: U+001B (control character) in its text at character 0; a terminal obeys such a character instead of showing it.`,
    'info text/hidden-characters /contexts/contexts/1 [x1] contexts[1] holds a character that doesn’t show: U+FEFF (byte-order mark) in its text at character 1; words that look the same may not be the same.',
  ]);
});

test('no message carries what does not show: it is spelled out', () => {
  const given = reading(
    answer(text, [[0, 4, 'ba\u202ern', [0], [0.9]]], { chunks: [chunk('a', 0, { uri: 'x\u001b[2J:y' })] }),
    { blocked: { reason: 'SAFE\u2066TY', at: '' } },
  );
  const messages = diagnosticsOf(given).map(({ message }) => message);
  expect(messages.filter((message) => message.includes('[U+'))).toEqual([
    'The service blocked the prompt or the answer: SAFE[U+2066]TY.',
    'groundingSupports[0] has no place in the answer: its quote “ba[U+202E]rn” occurs nowhere in the shown text.',
  ]);
  expect(messages.filter((message) => /\p{Cc}|\p{Cf}/u.test(message))).toEqual([]);
});

test.each([
  [
    'https://bank.example@evil.example/',
    'what stands before its @ is a user name and not the host that it leads to',
  ],
  [
    'https://evil.example\\@bank.example',
    'browsers take its backslash for a slash, so it leads elsewhere than it seems to',
  ],
  ['https://b\u0430nk.example/', 'its host holds characters that imitate others'],
  ['https://bank.example/\u202efdp', 'it holds characters that don’t show'],
])('the uri %j is no link', (uri, why) => {
  const given = reading(answer(text, [whole], { chunks: [chunk('a', 0, { uri })] }), {
    contexts: [context('a', 0, { uri })],
  });
  expect(
    one(given, 'chunk/unsafe-uri').map(({ about, message }) => [about[0], message.split('; ')[1]]),
  ).toEqual([
    ['c0', `${why}, so it is shown as text.`],
    ['x0', `${why}, so it is shown as text.`],
  ]);
});

test('an index that is no number is called that, and two of them are no duplicates', () => {
  const odd = reading(
    answer(text, [[0, 15, 'The mill turns.', [Number.NaN, Number.POSITIVE_INFINITY], [0.9, 0.3]]]),
  );
  expect(diagnosticsOf(odd).map(({ code, message }) => `${code} ${message}`)).toEqual([
    'support/dangling-index groundingSupports[0] names something that is no number (entries 0, 1 of its list), but the response has 1 chunk, [0] to [0].',
    'score/below-cutoff The confidence of groundingSupports[0] in entry 1 of its chunk indices (no number) is 0.3, below the documented cutoff of 0.6.',
    'chunk/never-cited No support names groundingChunks[0].',
  ]);
  expect(inspectReading(odd).segments[0]?.sources).toEqual([
    { chunk: -1, confidence: 0.9 },
    { chunk: -1, confidence: 0.3 },
  ]);
});

test('what was sent in place of a number is quoted', () => {
  const sent = {
    chunkIndices: new Map([[1, '"two"']]),
    scores: new Map([
      [0, '"high"'],
      [1, 'null'],
    ]),
  };
  const given = reading(
    answer(text, [], {
      supports: [
        {
          at: `${supports}/0`,
          segment: { partIndex: null, start: 0, end: 15, text: 'The mill turns.' },
          chunkIndices: [0, Number.NaN],
          scores: [Number.NaN, Number.NaN],
          sent,
        },
      ],
    }),
  );
  expect(diagnosticsOf(given).map(({ message }) => message)).toEqual([
    'groundingSupports[0] names "two", which is no number (entry 1 of its list), but the response has 1 chunk, [0] to [0].',
    'The confidence of groundingSupports[0] in groundingChunks[0] is "high", which is no number, so none is shown.',
    'The confidence of groundingSupports[0] in entry 1 of its chunk indices ("two") is null, which is no number, so none is shown.',
  ]);
});

test('a score that is no finite number is null, and what was sent is told', () => {
  const scores = [Number.POSITIVE_INFINITY, Number.NaN];
  const given = reading(
    answer(text, [[0, 15, 'The mill turns.', [0, 1], scores]], { chunks: [chunk('a'), chunk('b', 1)] }),
    {
      contexts: [context('a', 0, { score: Number.NEGATIVE_INFINITY }), context('b', 1)],
    },
  );
  expect(one(given, 'score/out-of-range').map(drawn)).toEqual([
    `error score/out-of-range ${supports}/0/confidenceScores/0 [s0] The confidence of groundingSupports[0] in groundingChunks[0] is Infinity, outside 0 to 1, so none is shown.`,
    `error score/out-of-range ${supports}/0/confidenceScores/1 [s0] The confidence of groundingSupports[0] in groundingChunks[1] is not a number, so none is shown.`,
    'error score/out-of-range /contexts/contexts/0/score [x0] The score of contexts[0] is -Infinity, so none is shown.',
  ]);
  const { segments, contexts } = inspectReading(given);
  expect(segments[0]?.sources.map(({ confidence }) => confidence)).toEqual([null, null]);
  expect(contexts?.map(({ score }) => score)).toEqual([null, 0.2]);
});

test.each([0.5, -1])('part %d can be no part, whatever the offsets count in', (part) => {
  // The first two prove that the offsets count in all the parts joined.
  const parts = ['The mill turns.', 'It grinds rye.'];
  const given = reading(
    answer(parts, [
      [15, 29, 'It grinds rye.'],
      [18, 24, 'grinds'],
      [18, 24, null, [0], null, part],
    ]),
  );
  expect(one(given, 'segment/no-part').map(({ about }) => about)).toEqual([['s2']]);
  expect(inspectReading(given).segments.map(({ placement }) => placement)).toEqual([
    'exact',
    'exact',
    'lost',
  ]);
});

test.each([
  [
    'The  mill\nturns.',
    'The mill turns.',
    'The quote of groundingSupports[0] and the answer differ only in white space.',
  ],
  [
    'The mill turns.',
    'The\u00a0mill turns.',
    'The quote of groundingSupports[0] and the answer differ only in white space.',
  ],
  [
    'Cafe\u0301 rye',
    'Caf\u00e9 rye',
    'The quote of groundingSupports[0] and the answer differ only in how characters are composed.',
  ],
  [
    'Cafe\u0301  rye',
    'Caf\u00e9 rye',
    'The quote of groundingSupports[0] and the answer differ only in white space and how characters are composed.',
  ],
  [
    'The  “rye”',
    'The "rye"',
    'groundingSupports[0] quotes “The “rye”” where the answer has “The "rye"”; they differ only in white space and quote marks.',
  ],
  [
    'ﬁne rye',
    'fine rye',
    'groundingSupports[0] quotes “ﬁne rye” where the answer has “fine rye”; they differ only in how characters are composed.',
  ],
  [
    'The  “ﬁne” rye',
    'The "fine" rye',
    'groundingSupports[0] quotes “The “ﬁne” rye” where the answer has “The "fine" rye”; they differ only in white space, quote marks and how characters are composed.',
  ],
])('the quote %j of %j says what differs', (quote, answered, message) => {
  const end = new TextEncoder().encode(answered).length;
  const differs = one(reading(answer(answered, [[0, end, quote]])), 'segment/quote-differs');
  expect(differs.map((found) => found.message)).toEqual([message]);
});

test('a blank quote is not printed as an empty one', () => {
  expect(one(reading(answer('a b', [[0, 1, '\t\t']])), 'segment/lost').map(({ message }) => message)).toEqual(
    [
      'groundingSupports[0] has no place in the answer: its quote of white space occurs nowhere in the shown text.',
    ],
  );
});

test.each([
  ['https://example.org/a', null],
  ['HTTP://example.org', null],
  ['gs://bucket/a b.pdf', null],
  ['handbook.md', null],
  ['C:\\files\\report.pdf', null],
  ['Report: final.pdf', null],
  ['corpora/a/documents/b', null],
  ['', null],
  ['javascript:alert(1)', 'javascript'],
  [' JaVa\nScript:alert(1)', 'javascript'],
  ['javascript: alert(1)', 'javascript'],
  ['java\u0000script:alert(1)', 'javascript'],
  ['data:text/html,<script>', 'data'],
  ['vbscript:x', 'vbscript'],
  ['s3://bucket/a', 's3'],
  ['ftp://host/a', 'ftp'],
])('the scheme of %j that makes it unsafe is %j', (uri, scheme) => expect(unsafeScheme(uri)).toBe(scheme));
