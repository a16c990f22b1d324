import { describe, expect, test } from 'vitest';
import type { ModelSettings } from '../../target';
import { problemLines } from '../testing/problem-lines';
import { contentSettings, vertexTarget } from '../testing/targets';

describe('settings of a model', () => {
  test.each<[Partial<ModelSettings>, string[]]>([
    [
      { temperature: 2.1 },
      ['generation.temperature: 2.1 is outside 0 to 2, the temperatures a model takes.'],
    ],
    [{ topP: -0.1 }, ['generation.topP: -0.1 is outside 0 to 1, the shares of probability.']],
    [
      { maxOutputTokens: 0 },
      ['generation.maxOutputTokens: 0 is outside 1 to 65536, the tokens a model can write.'],
    ],
    [
      { seed: 2 ** 31 },
      ['generation.seed: 2147483648 is outside -2147483648 to 2147483647, the integers of 32 bits.'],
    ],
    [
      {
        safety: [
          { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' },
          { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' },
        ],
      },
      [
        'generation.safety.1: HARM_CATEGORY_HARASSMENT has a threshold already; the service takes one for each category.',
      ],
    ],
    [
      { systemInstruction: '\ud83d' },
      [
        'generation.systemInstruction: This holds half of a character (a lone surrogate), which has no form in UTF-8.',
      ],
    ],
  ])('%j', (settings, problems) => {
    expect(problemLines(vertexTarget({}, settings))).toEqual(problems);
    const generation = { ...contentSettings({ kind: 'google-search' }), ...settings };
    expect(problemLines({ backend: 'gemini', retrieval: null, generation })).toEqual(problems);
  });
});

describe('thinking', () => {
  const thinking = (budget: number | null, level: 'LOW' | null = null, includeThoughts = false) => ({
    budget,
    level,
    includeThoughts,
  });
  test.each<[string, ModelSettings['thinking'], string[]]>([
    ['gemini-3.5-flash', thinking(null, 'LOW', true), []],
    ['gemini-3.5-flash', thinking(-1), []],
    ['gemini-2.0-flash', thinking(null), []],
    [
      'gemini-3.5-flash',
      thinking(100, 'LOW'),
      ['level: A thinking budget is set too, and the service takes one of the two.'],
    ],
    [
      'gemini-2.5-flash',
      thinking(null, 'LOW'),
      ['level: gemini-2.5-flash takes a thinking budget; levels came with Gemini 3.'],
    ],
    [
      'gemini-3.5-flash',
      thinking(0, null, true),
      ['includeThoughts: A budget of 0 turns thinking off, and then there are no thoughts to include.'],
    ],
    [
      'gemini-3.5-flash',
      thinking(-2),
      ['budget: -2 is outside -1 to 2147483647, of which -1 lets the model decide and 0 turns thinking off.'],
    ],
    [
      'publishers/google/models/gemini-2.5-pro',
      thinking(0),
      [
        'budget: 0 is no budget for publishers/google/models/gemini-2.5-pro, which takes 128 to 32768, or -1 (the model decides); it can’t be turned off.',
      ],
    ],
    ['gemini-2.5-flash', thinking(0), []],
    [
      'gemini-2.5-flash-lite',
      thinking(100),
      [
        'budget: 100 is no budget for gemini-2.5-flash-lite, which takes 512 to 24576, or 0 (off) or -1 (the model decides).',
      ],
    ],
  ])('%s: %j', (model, settings, problems) => {
    expect(problemLines(vertexTarget({}, { model, thinking: settings }))).toEqual(
      problems.map((problem) => `generation.thinking.${problem}`),
    );
  });

  test('of a model that does not', () => {
    expect(problemLines(vertexTarget({}, { model: 'gemini-2.0-flash', thinking: thinking(100) }))).toEqual([
      'generation.thinking: gemini-2.0-flash does not think; the service refuses thinking settings for it.',
    ]);
  });
});
