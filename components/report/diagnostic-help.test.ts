import { expect, test } from 'vitest';
import { rules } from '@/lib/grounding/rules';
import { diagnosticHelp } from './diagnostic-help';

test('every code a rule can raise is explained, and so are those that reading raises', () => {
  const reading = [
    'score/not-distance',
    'stream/metadata-dropped',
    'stream/metadata-repeated',
    'stream/cut-off',
    'input/unknown-field',
    'input/deprecated-field',
    'input/lossy',
    'input/lossy-writer',
    'input/doubled-metadata',
    'input/other-readings',
    'input/unread-text',
    'input/text-around',
    'input/no-answer',
    'answer/corroboration',
    'input/broken-bytes',
    'input/repeated-field',
    'input/cut-off',
    'input/wrong-type',
    'input/other-responses',
    'input/retrieval-unread',
    'answer/no-candidates',
    'answer/maybe-unanswerable',
    'stream/service-error',
    'stream/broken-event',
  ];
  const codes = [...rules.flatMap((rule) => rule.codes), ...reading];
  expect(codes.filter((code) => diagnosticHelp[code] === undefined)).toEqual([]);
});
