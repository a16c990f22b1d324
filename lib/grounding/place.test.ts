/** Long because it is a table: one row for every way in which offsets and quote can agree or not. */
import { describe, expect, test } from 'vitest';
import { inspectReading } from './inspect-reading';
import type { ReadAnswer } from './model';
import { answer, reading, type Sent } from './notation/reading';

const look = (given: ReadAnswer) => inspectReading(reading(given));

/** One line for each segment: placement, unit, where it starts, and the slice it stands on. */
function placed(given: ReadAnswer): string[] {
  const { answer: shown, segments } = look(given);
  return segments.map(({ placement, unit, start, end }) => {
    const place = start === null || end === null ? '' : ` ${start}|${shown?.text.slice(start, end)}|`;
    return `${placement}${unit === null ? '' : ` ${unit}`}${place}`;
  });
}

const codes = (given: ReadAnswer) =>
  look(given).diagnostics.flatMap(({ code }) => (/^(offset|segment)/.test(code) ? [code] : []));

type Case = [name: string, texts: string | string[], sent: Sent[], placed: string[], codes: string[]];

//  UTF-16 units   0         10   13
//  code points    0         10  12
const oil = 'Öl ist da 🙂. Gut so.';
//  UTF-8 bytes    0         11   16

describe('placing by proof', () => {
  test.each<Case>([
    [
      'bytes',
      oil,
      [
        [0, 16, 'Öl ist da 🙂.'],
        [17, 24, 'Gut so.'],
      ],
      ['exact utf8 0|Öl ist da 🙂.|', 'exact utf8 14|Gut so.|'],
      [],
    ],
    [
      'UTF-16 units',
      oil,
      [
        [0, 13, 'Öl ist da 🙂.'],
        [14, 21, 'Gut so.'],
      ],
      ['exact utf16 0|Öl ist da 🙂.|', 'exact utf16 14|Gut so.|'],
      ['offset/not-bytes'],
    ],
    [
      'code points',
      oil,
      [
        [0, 12, 'Öl ist da 🙂.'],
        [13, 20, 'Gut so.'],
      ],
      ['exact codepoint 0|Öl ist da 🙂.|', 'exact codepoint 14|Gut so.|'],
      ['offset/not-bytes'],
    ],
    [
      'bytes win where all units agree',
      'All is well. Good.',
      [[13, 18, 'Good.']],
      ['exact utf8 13|Good.|'],
      [],
    ],
    [
      'one segment alone in another unit',
      oil,
      [
        [0, 16, 'Öl ist da 🙂.'],
        [0, 3, 'Öl'],
        [14, 21, 'Gut so.'],
      ],
      ['exact utf8 0|Öl ist da 🙂.|', 'exact utf8 0|Öl|', 'exact utf16 14|Gut so.|'],
      ['offset/not-bytes'],
    ],
    [
      'a unit that proves more wins',
      oil,
      [
        [0, 13, 'Öl ist da 🙂.'],
        [14, 21, 'Gut so.'],
        [8, 10, 'da'],
      ],
      ['exact utf16 0|Öl ist da 🙂.|', 'exact utf16 14|Gut so.|', 'exact utf8 7|da|'],
      ['offset/not-bytes'],
    ],
    ['no quote', oil, [[17, 24]], ['unverified utf8 14|Gut so.|'], []],
    ['an empty quote is none', oil, [[17, 24, '']], ['unverified utf8 14|Gut so.|'], []],
    [
      'no quote follows the unit that others prove',
      oil,
      [
        [14, 21, 'Gut so.'],
        [14, 17],
      ],
      ['exact utf16 14|Gut so.|', 'unverified utf16 14|Gut|'],
      ['offset/not-bytes'],
    ],
    ['quote marks', 'Say "yes" now.', [[4, 9, '“yes”']], ['exact utf8 4|"yes"|'], ['segment/quote-differs']],
    [
      'white space',
      'Say  yes\nnow.',
      [[0, 13, 'Say yes now.']],
      ['exact utf8 0|Say  yes\nnow.|'],
      ['segment/quote-differs'],
    ],
    [
      'composed against decomposed',
      'Cafe\u0301 am Eck',
      [[0, 6, 'Café']],
      ['exact utf8 0|Cafe\u0301|'],
      ['segment/quote-differs'],
    ],
    ['moved to the nearest', 'yes no yes no yes', [[8, 11, 'yes']], ['moved 7|yes|'], ['segment/moved']],
    [
      'moved to the earlier of two equally near',
      'ab..ab',
      [[2, 4, 'ab']],
      ['moved 0|ab|'],
      ['segment/moved'],
    ],
    [
      'moved without Markdown marks',
      'Go **now** and [here](https://x.y).\n- then rest',
      [[1, 3, 'now and here. then']],
      ['moved 5|now** and [here](https://x.y).\n- then|'],
      ['segment/moved'],
    ],
    [
      'as sent goes before without marks',
      '**a b** and a b',
      [[100, 103, 'a b']],
      ['moved 12|a b|'],
      ['segment/past-end', 'segment/past-end', 'segment/moved'],
    ],
    ['lost', 'All is well.', [[0, 3, 'Nothing']], ['lost'], ['segment/lost']],
    [
      'inside a character, then moved',
      'Größe: groß',
      [[3, 7, 'öße']],
      ['moved 2|öße|'],
      ['segment/splits-character', 'segment/moved'],
    ],
    ['past the end without a quote', 'short', [[2, 90]], ['lost'], ['segment/past-end', 'segment/lost']],
    ['inverted', 'short', [[4, 2]], ['lost'], ['segment/inverted', 'segment/lost']],
    ['empty with a quote', 'short', [[2, 2, 'rt']], ['moved 3|rt|'], ['segment/empty', 'segment/moved']],
    ['negative', 'short', [[-1, 2]], ['lost'], ['segment/past-end', 'segment/lost']],
  ])('%s', (_, texts, sent, expected, expectedCodes) => {
    expect(placed(answer(texts, sent))).toEqual(expected);
    expect(codes(answer(texts, sent))).toEqual(expectedCodes);
  });
});

describe('placing in parts', () => {
  test.each<Case>([
    ['the named part', ['One.', ' Two.'], [[1, 5, 'Two.', [0], null, 1]], ['exact utf8 5|Two.|'], []],
    [
      'thoughts first, offsets into the shown text',
      ['thought:Let me think about it.', 'One. Two.'],
      [[5, 9, 'Two.']],
      ['exact utf8 5|Two.|'],
      ['offset/other-part'],
    ],
    [
      'offsets over all shown parts',
      ['One.', ' Two.'],
      [
        [5, 9, 'Two.'],
        [0, 4, 'One.'],
      ],
      ['exact utf8 5|Two.|', 'exact utf8 0|One.|'],
      ['offset/other-part'],
    ],
    [
      'offsets over thoughts and answer',
      ['thought:Hm. ', 'One. Two.'],
      [
        [9, 13, 'Two.'],
        [4, 8, 'One.'],
      ],
      ['exact utf8 5|Two.|', 'exact utf8 0|One.|'],
      ['offset/other-part'],
    ],
    [
      'a quote in a thought only is lost',
      ['thought:Secret one.', 'One. Two.'],
      [[0, 6, 'Secret']],
      ['lost'],
      ['segment/lost'],
    ],
    [
      'a thought without a quote is lost',
      ['thought:Secret one.', 'One. Two.'],
      [[0, 6]],
      ['lost'],
      ['segment/lost'],
    ],
    ['a call without text', ['call', 'One.'], [[0, 4]], ['lost'], ['segment/lost']],
    [
      'a part that does not exist',
      ['One.'],
      [[0, 3, null, [0], null, 7]],
      ['lost'],
      ['segment/no-part', 'segment/lost'],
    ],
    [
      'a stretch over a hidden thought',
      ['One.', 'thought:hm', ' Two.'],
      [[0, 11, 'One.hm Two.']],
      ['lost'],
      ['segment/past-end', 'segment/lost'],
    ],
  ])('%s', (_, texts, sent, expected, expectedCodes) => {
    expect(placed(answer(texts, sent))).toEqual(expected);
    expect(codes(answer(texts, sent))).toEqual(expectedCodes);
  });

  test('parts tell where they lie in the shown text', () => {
    expect(look(answer(['thought:hm', 'One.', 'call', ' Two.'], [])).answer).toEqual({
      text: 'One. Two.',
      finishReason: 'STOP',
      parts: [
        { index: 1, kind: 'text', start: 0, end: 4 },
        { index: 3, kind: 'text', start: 4, end: 9 },
      ],
    });
  });
});
