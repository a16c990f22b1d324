import { expect, test } from 'vitest';
import { askedWith, compose, open, search } from '..';

const file = (id: string, text: string) => ({
  id,
  name: `${id}.md`,
  title: /^# (.*)$/m.exec(text)?.[1] ?? id,
  text,
});

function answer(documents: ReturnType<typeof file>[], question: string, language: 'en' | 'mixed' = 'en') {
  const opened = open(documents, language);
  const asked = askedWith(question, null);
  const found = search(opened, asked, { topK: 10 });
  const hits = found.ok ? found.value : [];
  const composed = compose(opened, asked, hits, null);
  const names = hits.map((hit) => documents[hit.chunk.document]?.id);
  return {
    text: composed.blocks.map((block) => block.text).join(''),
    answered: composed.answered,
    quotes: composed.blocks.flatMap((block) =>
      block.quotes.map((quote) => [
        block.text.slice(quote.start, quote.end),
        quote.sources.map((source) => names[source.hit]).join('+'),
      ]),
    ),
  };
}

const expenses = (year: number, days: number, status: string) =>
  file(
    `expenses-${year}`,
    `# Expenses ${year}\n\nEffective 1 March ${year} · ${status}\n\n## Deadlines\n\nClaims are filed within **${days} days** of the cost.`,
  );

test('the policy in force answers, the one it replaced is quoted after it', () => {
  const documents = [
    expenses(2024, 60, 'superseded by Expenses 2026'),
    expenses(2026, 30, 'supersedes Expenses 2024'),
  ];
  expect(answer(documents, 'Within how many days are claims filed?')).toEqual({
    text: [
      'Claims are filed within **30 days** of the cost.',
      'An earlier version says otherwise (*Expenses 2024*, 1 March 2024):',
      '> Claims are filed within **60 days** of the cost.',
    ].join('\n\n'),
    answered: true,
    quotes: [
      ['Claims are filed within **30 days** of the cost.', 'expenses-2026'],
      ['Claims are filed within **60 days** of the cost.', 'expenses-2024'],
    ],
  });
});

test('undated documents that disagree are both shown', () => {
  const documents = [
    file('one', '# Handbook\n\nThe canteen opens at 11 every day.'),
    file('two', '# Notice board\n\nThe canteen opens at 12 every day.'),
  ];
  expect(answer(documents, 'When does the canteen open?').text).toBe(
    'The canteen opens at 11 every day.\n\nThe documents disagree; *Notice board* says:\n\n> The canteen opens at 12 every day.',
  );
});

test('what two documents say alike is said once and names both', () => {
  const documents = [
    file('shop', '# Shop notice\n\nBring the old battery to any shop in its box.'),
    file('customer', '# Customer notice\n\nBring the old battery to any shop in its box.'),
  ];
  expect(answer(documents, 'Where do I bring the old battery?').quotes).toEqual([
    ['Bring the old battery to any shop in its box.', 'shop+customer'],
  ]);
});

test('a list asked for by its heading comes whole, steps with their numbers', () => {
  const documents = [
    file(
      'faq',
      '# FAQ\n\n## How do I update the firmware?\n\n1. Charge the bike.\n2. Open the app.\n3. Wait *six* minutes.',
    ),
    file('other', '# Other\n\nThe canteen opens at noon.'),
  ];
  expect(answer(documents, 'How do I update the firmware?').text).toBe(
    '1. Charge the bike.\n2. Open the app.\n3. Wait *six* minutes.',
  );
});

test('a table row keeps its head, and the head is not quoted', () => {
  const documents = [
    file('meals', '# Meals\n\n| Meal | Limit |\n|---|---:|\n| Breakfast | €14 |\n| Dinner | €42 |'),
    file('other', '# Other\n\nThe canteen opens at noon.'),
  ];
  expect(answer(documents, 'What is the limit for dinner?')).toMatchObject({
    text: '| Meal | Limit |\n|---|---:|\n| Dinner | €42 |',
    quotes: [['| Dinner | €42 |', 'meals']],
  });
});

test('of a long table only the entry that was looked up is quoted', () => {
  const documents = [
    file(
      'shops',
      '# Shops\n\n| Shop | Manager |\n|---|---|\n| Ghent | Wout Claes |\n| Lyon | Samir Haddad |\n| Porto | Bea Sousa |\n\nIn Lyon the shop lends yellow discs.',
    ),
    file('other', '# Other\n\nThe canteen opens at noon.'),
  ];
  expect(answer(documents, 'Who manages the shop in Lyon?').text).toBe(
    '| Shop | Manager |\n|---|---|\n| Lyon | Samir Haddad |',
  );
});

test('the rule leads, not the minutes that tell of it', () => {
  const documents = [
    file(
      'minutes',
      '# Council minutes\n\n## Expense claims\n\n71 expense claims were filed late after 30 days.',
    ),
    file('policy', '# Expenses\n\n## Deadlines\n\nExpense claims are filed within 30 days of the cost.'),
  ];
  expect(answer(documents, 'Within how many days are expense claims filed?').quotes[0]).toEqual([
    'Expense claims are filed within 30 days of the cost.',
    'policy',
  ]);
});

test('a paragraph whose heading is what was asked comes from its beginning', () => {
  const documents = [
    file(
      'faq',
      '# FAQ\n\n## May I clean the bike with a pressure washer?\n\nNo. Use a bucket and mild soap. Water gets into bearings. The belt needs nothing else.',
    ),
    file('other', '# Other\n\nThe canteen opens at noon.'),
  ];
  expect(answer(documents, 'May I clean the bike with a pressure washer?').text).toBe(
    'No. Use a bucket and mild soap. Water gets into bearings.',
  );
});

test('a statement comes with its exceptions', () => {
  const documents = [
    file(
      'leave',
      '# Leave\n\nFive days may be carried into the next year. They lapse in March. Two exceptions:\n\n- Days lost by illness stay.\n- Refused days stay.\n\nSomething else is bought.',
    ),
    file('other', '# Other\n\nThe canteen opens at noon.'),
  ];
  expect(answer(documents, 'How many days may be carried into the next year?').text).toBe(
    'Five days may be carried into the next year. They lapse in March. Two exceptions:\n\n- Days lost by illness stay.\n- Refused days stay.',
  );
});

test('a line of a dated section keeps its date', () => {
  const documents = [
    file(
      'notes',
      '# Release notes\n\n## 6.1.2\n\n- The walking aid stopped. (B-1171)\n- The dial went dark. (B-1204)',
    ),
    file('other', '# Other\n\nThe canteen opens at noon.'),
  ];
  expect(answer(documents, 'Which release fixed B-1171?').text).toBe(
    '**6.1.2**\n\n- The walking aid stopped. (B-1171)',
  );
});

test('what only sends the reader on answers last', () => {
  const documents = [
    file('prices', '# Prices\n\n- Employees: see *Bike scheme*'),
    file('scheme', '# Bike scheme\n\nEmployees get a discount of 25 %.'),
  ];
  expect(answer(documents, 'What discount do employees get?').text).toBe('Employees get a discount of 25 %.');
});

test('between sentences of scripts without spaces there is none', () => {
  const documents = [
    file(
      'faq',
      '# 質問\n\n## 写真を撮れますか\n\n展示室では撮影できます。ただし、青い札の資料は撮影できません。',
    ),
  ];
  expect(answer(documents, '展示室で写真を撮影できますか。', 'mixed').text).toBe(
    '展示室では撮影できます。ただし、青い札の資料は撮影できません。',
  );
});

test('documents of other series are not versions of one another', () => {
  const documents = [
    file(
      'plan',
      '# Service plan\n\nEffective 1 March 2024\n\n## Terms\n\nThe minimum term of a plan is six months.',
    ),
    file(
      'lease',
      '# Bike lease\n\nEffective 1 March 2026\n\n## Terms\n\nThe minimum term of a lease is 24 months.',
    ),
  ];
  expect(answer(documents, 'What is the minimum term of a service plan?').text).not.toContain(
    'earlier version',
  );
});

test.each([
  ['Who was Napoleon?', 'en', 'The documents do not hold an answer to this question.'],
  ['Wer war eigentlich Napoleon?', 'mixed', 'Die Dokumente enthalten keine Antwort auf diese Frage.'],
  ['Qui est donc Napoléon ?', 'mixed', 'Les documents ne contiennent pas de réponse à cette question.'],
  ['ナポレオンは誰ですか。', 'mixed', '文書にはこの質問への答えがありません。'],
  ['من هو نابليون؟', 'mixed', 'لا تتضمن المستندات إجابة عن هذا السؤال.'],
] as const)('%s: says so in the language of the question, and quotes nothing', (question, language, text) => {
  const documents = [file('meals', '# Meals\n\nDinner costs 42 euros.')];
  expect(answer(documents, question, language)).toEqual({ text, answered: false, quotes: [] });
});
