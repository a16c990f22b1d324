import { describe, expect, test } from 'vitest';
import { check } from './check';

const mill = {
  text: `The watermill on the Lauter was built in 1874. Its wheel measures 5.2 metres and drives two millstones.
On Saturdays the miller grinds rye for visitors, and children may feed the grain into the hopper.
Entry costs €6 for adults; children under twelve pay nothing.`,
};
const weir = {
  text: 'The weir was rebuilt after the flood of 1993. A fish ladder was added, so that trout can pass upstream again.',
};

/** Each sentence with its verdict, and the text of its best evidence's kind. */
const judged = (answer: string, ...contexts: { text: string }[]) =>
  check(answer, contexts).sentences.map(({ start, end, verdict, evidence }) => [
    answer.slice(start, end),
    verdict,
    evidence[0]?.kind ?? null,
  ]);

describe('a verdict for every sentence', () => {
  test('what was copied is supported, word for word', () => {
    expect(judged('The watermill on the Lauter was built in 1874.', weir, mill)).toEqual([
      ['The watermill on the Lauter was built in 1874.', 'supported', 'verbatim'],
    ]);
  });

  test('marks and line breaks do not matter', () => {
    const [sentence] = check('**Entry costs €6** for adults', [mill]).sentences;
    expect(sentence?.verdict).toBe('supported');
    const [best] = sentence?.evidence ?? [];
    expect(mill.text.slice(best?.start, best?.end)).toBe('Entry costs €6 for adults');
  });

  test('a changed number contradicts, and both are shown', () => {
    const [sentence] = check('The watermill on the Lauter was built in 1847.', [weir, mill]).sentences;
    expect(sentence?.verdict).toBe('contradicted');
    expect(sentence?.conflicts).toMatchObject([
      { kind: 'number', said: { text: '1847' }, found: { context: 1, text: '1874' } },
    ]);
  });

  test('another name in the same place contradicts', () => {
    const [sentence] = check('The watermill on the Neckar was built in 1874.', [mill]).sentences;
    expect(sentence?.conflicts).toMatchObject([
      { kind: 'name', said: { text: 'Neckar' }, found: { text: 'Lauter' } },
    ]);
  });

  test('a negation more contradicts', () => {
    const [sentence] = check('The weir was not rebuilt after the flood of 1993.', [weir]).sentences;
    expect(sentence?.conflicts.map(({ kind }) => kind)).toEqual(['negation']);
  });

  test('an opposite in a word’s place contradicts', () => {
    const [sentence] = check('The weir was rebuilt before the flood of 1993.', [weir]).sentences;
    expect(sentence?.conflicts).toMatchObject([
      { kind: 'comparison', said: { text: 'before' }, found: { text: 'after' } },
    ]);
  });

  test('spelling of numbers does not matter', () => {
    const given = { text: 'The barn holds 1,200 sheaves and opens at 5:30 pm.' };
    for (const answer of ['The barn holds 1200 sheaves.', 'The barn opens at 17:30.'])
      expect(check(answer, [given]).sentences[0]?.conflicts).toEqual([]);
  });

  test('what stands nowhere is unsupported, clause by clause', () => {
    const answer =
      'The wheel drives two millstones. A famous composer wrote three symphonies there during his last summer holidays.';
    const result = check(answer, [mill, weir]);
    expect(result.verdict).toBe('partly');
    expect(result.sentences.map(({ verdict }) => verdict)).toEqual(['supported', 'unsupported']);
    const marked = result.unsupported.map(({ start, end }) => answer.slice(start, end)).join('');
    expect(marked).toContain('composer wrote three symphonies');
    expect(marked).not.toContain('millstones');
  });

  test('what claims nothing is not checked', () => {
    const result = check("# The mill\n\nSure!\n\nHere are the facts:\n\nI don't know the price.", [mill]);
    expect(result.sentences.map(({ verdict }) => verdict)).toEqual(Array(4).fill('nothing-to-check'));
    expect(result.verdict).toBe('nothing-to-check');
    expect(result.unsupported).toEqual([]);
  });

  test('a record that says no contradicts a yes', () => {
    const record = {
      text: 'name: The Old Mill\ncity: Lauterbach\nHasTerrace: False\nHasParking: True\nGuides: None',
    };
    const answer = 'The Old Mill in Lauterbach has parking. It offers a terrace. Guides are available.';
    const result = check(answer, [record]);
    expect(result.sentences[1]?.verdict).toBe('contradicted');
    expect(result.sentences[1]?.conflicts).toMatchObject([
      { kind: 'field', said: { text: 'terrace' }, found: { text: 'HasTerrace: False' } },
    ]);
    const marked = result.unsupported.map(({ start, end }) => answer.slice(start, end));
    expect(marked).toEqual(['It offers a terrace.', 'Guides are available.']);
  });

  test('without contexts nothing is supported', () => {
    const result = check('The watermill on the Lauter was built in 1874.', []);
    expect(result.verdict).toBe('unsupported');
    expect(result.sentences[0]?.evidence).toEqual([]);
  });

  test('an empty answer has nothing to check', () => {
    expect(check('', [mill])).toEqual({ verdict: 'nothing-to-check', sentences: [], unsupported: [] });
  });
});

describe('evidence', () => {
  test('is ordered, and names the context it stands in', () => {
    const [sentence] = check('The fish ladder lets trout pass the rebuilt weir.', [mill, weir]).sentences;
    expect(sentence?.evidence[0]).toMatchObject({ context: 1 });
    const scores = sentence?.evidence.map(({ score }) => score) ?? [];
    expect(scores.length).toBeGreaterThan(1);
  });

  test('synonyms are found with vectors only', () => {
    const rows: Record<string, number[]> = {
      physician: [1, 0.1],
      doctor: [1, 0],
      visits: [0, 1],
      village: [-1, 1],
    };
    const forms = Object.keys(rows);
    const likeness = (one: number, other: number) => {
      const [a = [], b = []] = [rows[forms[one] ?? ''], rows[forms[other] ?? '']];
      const dot = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
      return dot / (Math.hypot(...a) * Math.hypot(...b));
    };
    const vectors = { size: forms.length, rowOf: (form: string) => forms.indexOf(form), likeness };
    const given = [{ text: 'The doctor visits the village.' }];
    const without = check('The physician visits the village.', given).sentences[0]?.measured.anywhere ?? 0;
    const found =
      check('The physician visits the village.', given, { vectors }).sentences[0]?.measured.anywhere ?? 0;
    expect(without).toBeLessThan(0.8);
    expect(found).toBeGreaterThan(0.95);
  });
});

describe('other languages', () => {
  test.each([
    [
      'de',
      'Die Mühle an der Lauter wurde 1874 gebaut. Samstags mahlt der Müller Roggen für die Besucher.',
      'Der Müller mahlt samstags Roggen für Besucher.',
      'Die Mühle an der Lauter wurde 1847 gebaut.',
      'Im Keller lagern wertvolle Gemälde berühmter italienischer Künstler.',
    ],
    [
      'fr',
      'Le moulin de la Lauter a été construit en 1874. Le samedi, le meunier moud du seigle pour les visiteurs.',
      'Le meunier moud du seigle pour les visiteurs le samedi.',
      'Le moulin de la Lauter a été construit en 1847.',
      'La cave abrite des tableaux précieux de peintres italiens célèbres.',
    ],
    [
      'ja',
      'ラウター川の水車小屋は1874年に建てられました。土曜日には粉屋が見学者のためにライ麦を挽きます。',
      '土曜日には粉屋がライ麦を挽きます。',
      'ラウター川の水車小屋は1847年に建てられました。',
      '地下室には有名なイタリア人画家の貴重な絵画が保管されています。',
    ],
    [
      'ar',
      'بنيت طاحونة النهر في عام 1874. يطحن الطحان الجاودار للزوار يوم السبت.',
      'يطحن الطحان الجاودار يوم السبت للزوار.',
      'بنيت طاحونة النهر في عام 1847.',
      'توجد في القبو لوحات ثمينة لرسامين إيطاليين مشهورين.',
    ],
  ])('%s', (_, text, same, changed, other) => {
    const verdict = (answer: string) =>
      check(answer, [{ text }]).sentences.map((sentence) => sentence.verdict);
    expect(verdict(text)).toEqual(['supported', 'supported']);
    expect(verdict(same)).toEqual(['supported']);
    expect(verdict(changed)).toEqual(['contradicted']);
    expect(verdict(other)).toEqual(['unsupported']);
  });
});
