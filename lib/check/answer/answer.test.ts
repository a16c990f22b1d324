import { describe, expect, test } from 'vitest';
import { clausesOf } from './clauses';
import { nothingToCheck } from './nothing-to-check';

describe('clauses', () => {
  // A bar marks every seam; the sentence is what stands there without the bars.
  test.each([
    'The mill was built in 1870,| and the wheel was replaced later.',
    'It grinds rye,| wheat, barley and oats| but never any maize.',
    'Die Mühle mahlt heute Roggen,| weil der Weizen fehlt.',
    'Le moulin moud du seigle,| mais il ne moud pas le blé.',
    '水車は古い建物です、|今も粉を挽いています。',
    'It costs 3,500 euros a year.',
    'Yes, it does.',
  ])('%s', (drawn) => {
    const text = drawn.replaceAll('|', '');
    const clauses = clausesOf(text, { start: 0, end: text.length });
    const drawnAgain = clauses.map(({ start, end }) => text.slice(start, end)).join('|');
    expect(drawnAgain.replace(/\s*\|\s*/g, '|')).toBe(drawn.replace(/\s*\|\s*/g, '|'));
  });
});

describe('nothing to check', () => {
  test.each([
    ['## Opening hours', 'heading'],
    ['**Opening hours**', 'heading'],
    ['The steps are:', 'announcement'],
    ['Shall I go on?', 'question'],
    ['ご質問はありますか？', 'question'],
    ["Sure! Here's a summary of the text.", 'courtesy'],
    ['Gerne fasse ich das zusammen.', 'courtesy'],
    ['I cannot answer this from the documents.', 'refusal'],
    ['Das weiß ich nicht.', 'refusal'],
    ['Je ne sais pas.', 'refusal'],
    ['***', 'no-words'],
    ['The mill opens at nine.', null],
    ['Surely the mill opens at nine.', null],
  ] as const)('%s', (sentence, why) => expect(nothingToCheck(sentence)).toBe(why));
});
