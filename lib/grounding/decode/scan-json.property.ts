import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from './decode-json';
import { scanJson } from './scan-json';

const blank = /^[ \t\n\r]*$/;
const whole = (text: string) => {
  const scanned = scanJson(text, 0);
  return scanned.ok && blank.test(text.slice(scanned.end));
};

it('accepts what JSON.parse accepts, and the same after any mutation', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\\u12',
    '0',
    '-',
    '.5',
    'e',
    'true',
    'nul',
    ' ',
    '\n',
    '\u0001',
    'é',
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.nat(3), piece, (json, place, cut, inserted) => {
      const at = place % (json.length + 1);
      const mutated = json.slice(0, at) + inserted + json.slice(at + cut);
      expect(whole(json)).toBe(true);
      expect(whole(mutated)).toBe(parseJson(mutated).ok);
    }),
    { numRuns: 5000 },
  );
});

it('tells a text that was cut off from one that is wrong', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, place) => {
      const cut = json.slice(0, place % json.length);
      const scanned = scanJson(cut, 0);
      if (scanned.ok) return;
      expect(scanned.fault.index).toBeLessThanOrEqual(cut.length);
      expect(scanned.fault.problem).toMatch(/^the text ends/);
    }),
  );
});
