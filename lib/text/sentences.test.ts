import { describe, expect, test } from 'vitest';
import { sentences } from './sentences';

const cut = (text: string) => sentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  // A bar marks every break; the text is what stands there without the bars.
  test.each([
    'We open at eight.| We close at six.',
    'Is it open?| Yes!| Come in.',
    'Dr. Smith met Mr. Jones and Prof. Ada Long.| They agreed.',
    'J. R. R. Tolkien wrote it.| George W. Bush did not.',
    'Use a mask, e.g. FFP2.| Others, i.e. Cloth masks, do not help.',
    'Wir haben Obst, z. B. Äpfel.| Milch usw. Käse gibt es auch.| Das gilt, d. h. Sie zahlen.',
    'Brot, Butter usw.| Die Liste ist lang.',
    'It starts at 9 a.m. Monday and ends at 5 p.m.| The doors close then.',
    'See Fig. 3 and No. 5.| No.| We do not.',
    'Siehe Nr. 7 und Abb. 2 Mitte.| Danke.',
    'Ask the laboratory, ext. 5140.| Thanks.',
    'It costs 3.50 euros.| Version 2.1.4 is out.',
    '"Stop!" he said.| "Why?"| "Because."',
    'Read v2.Next or Yahoo!Mail first.| Then go.',
    'Pluto is small.[1]| Mars is not.[2, 3]| End.',
    '**Bold one.**| Then _more._| Last.',
    'Wait...| What? really, he asked.',
    'It is so. [1]| Next. [2]',
    'The U.S. Army came.| In the U.S.| The law differs.',
    '会議は九時に始まります。|遅れないでください！|よろしいですか？|はい。',
    'هل المكتب مفتوح؟| نعم، يفتح في الثامنة.| شكرا.',
    'Le musée ouvre à 9 h.| M. Dupont, p. ex. Jean, vient.| Voilà !',
    'Der Preis stieg am 3.10.2024.| Er fiel dann.',
    'Wir öffnen am 3. Februar 2026.| Bis dahin ist zu.',
    'Frist: 28. Februar.| Danach verfällt es.',
    'Vom 1. bis 3. März und am 4. und 5. Oktober ist zu.',
    'Am **3. Mai** und am 30. April geht es los.',
    'Seit 1. Sept. 2024 gilt Fassung 2.| Sie ist neu.',
    'Das Büro im 3. Stock und das 2. und 3. Kapitel sind neu.| Sie kamen zum 25. Mal.',
    'Wir treffen uns am 5.| Danach gehen wir essen.',
    'Use version 3.| Next sentence.',
    'We released version 3.| May brought rain.| We had 12.| August was cold.',
    'I am 3.| You are 5.| Nobody else came.',
    'It was paid on 3 February 2026.| Then all was well.',
    'Le 3 février 2026 il pleut.| Le chapitre 3.| Fin.',
  ])('%s', (drawn) => {
    const text = drawn.replaceAll('|', '');
    expect(cut(text).join('|')).toBe(drawn.replaceAll('| ', '|'));
  });

  test.each([
    ['# Opening hours\n\nWe open. Come in.\n', ['# Opening hours', 'We open.', 'Come in.']],
    [
      '1. Open the lid.\n2. Press A. Wait.\r\n- no full stop\n',
      ['1. Open the lid.', '2. Press A. Wait.', '- no full stop'],
    ],
    ['  a) Sign it. Send it.  ', ['a) Sign it.', 'Send it.']],
    ['', []],
    [' \n\t\r\n　', []],
    ['no end', ['no end']],
  ])('%j', (text, expected) => expect(cut(text)).toEqual(expected));

  test('a line far longer than a window is cut at its sentences only', () => {
    const sentence = `A ${'long and winding '.repeat(300)}sentence.`;
    expect(cut(`${sentence} Short one. ${sentence}`)).toEqual([sentence, 'Short one.', sentence]);
    const many = Array.from({ length: 500 }, (_, number) => `Sentence ${number} is here.`);
    expect(cut(many.join(' '))).toEqual(many);
  });

  test('emoji at a window edge stay whole', () => {
    const text = `${'🙂'.repeat(3000)} end. Next.`;
    expect(cut(text)).toEqual([`${'🙂'.repeat(3000)} end.`, 'Next.']);
  });
});
