import { expect, test } from 'vitest';
import { confidence, support } from './confidence';
import { featuresOf } from './features';

const statement = (text: string) => ({ ...featuresOf(text, 'en'), dense: null });

test('support falls with missing words, changed numbers and denial', () => {
  const said = statement('Claims are filed within 30 days.');
  expect(support(said, said)).toBe(1);
  expect(support(said, statement('Claims are filed within 60 days.'))).toBeCloseTo(0.75 * 0.45);
  expect(support(said, statement('Claims are not filed within 30 days.'))).toBeCloseTo(0.85);
  expect(support(said, statement('Bikes weigh 30 kilograms.'))).toBeLessThan(0.4);
});

test('the sentence vectors count half where both are there', () => {
  const one = { ...statement('leave'), dense: Float32Array.from([1, 0]) };
  const other = { ...statement('leave'), dense: Float32Array.from([0, 1]) };
  expect(support(one, other)).toBe(0.5);
});

test('word for word gives 0.7 to 1, by how well the sentence answers', () => {
  expect(confidence(1, 0)).toBe(0.7);
  expect(confidence(1, 0.5)).toBe(0.85);
  expect(confidence(1, 1)).toBe(1);
  expect(confidence(1, 7)).toBe(1);
  expect(confidence(0.5, 1)).toBe(0.5);
});
