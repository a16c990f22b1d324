import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitJson } from './split-json';

const objects = fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), { maxLength: 6 });
const inPieces = fc.array(fc.nat(40), { maxLength: 60 });

const written = objects.chain((values) =>
  fc.record({
    values: fc.constant(values),
    text: fc.constantFrom(
      JSON.stringify(values),
      JSON.stringify(values, null, 2),
      values.map((value) => JSON.stringify(value)).join('\n'),
      values.map((value) => JSON.stringify(value, null, '\t')).join(''),
    ),
    lengths: inPieces,
  }),
);

test('however the text is cut, the same objects come out', () => {
  fc.assert(
    fc.property(written, ({ values, text, lengths }) => {
      const splitter = splitJson();
      const found: string[] = [];
      let at = 0;
      for (const length of [...lengths, text.length]) {
        found.push(...splitter.push(text.slice(at, at + length)));
        at += length;
      }
      expect(found.map((each) => JSON.parse(each))).toEqual(
        values.map((value) => JSON.parse(JSON.stringify(value))),
      );
      expect(splitter).toSatisfy(
        () => !splitter.unfinished() && splitter.foreign() === null && splitter.held() === 0,
      );
    }),
  );
});

test('a text that is cut short gives whole objects only, and is unfinished', () => {
  fc.assert(
    fc.property(
      objects.filter((values) => values.length > 0),
      fc.nat(),
      (values, end) => {
        const text = JSON.stringify(values);
        const cut = text.slice(0, 1 + (end % (text.length - 1)));
        const splitter = splitJson();
        const found = splitter.push(cut).map((each) => JSON.parse(each));
        expect(found).toEqual(JSON.parse(JSON.stringify(values.slice(0, found.length))));
        expect(splitter.unfinished()).toBe(true);
      },
    ),
  );
});
