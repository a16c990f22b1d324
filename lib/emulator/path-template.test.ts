import { expect, test } from 'vitest';
import { pathTemplate } from './path-template';

const match = pathTemplate('projects/{project}/models/{model}:generate');

test.each<[string, ReturnType<typeof match>]>([
  ['projects/p/models/m:generate', { project: 'p', model: 'm' }],
  ['projects/p%2Fq/models/m%402:generate', { project: 'p/q', model: 'm@2' }],
  ['projects/acme.com:mill/models/m:generate', { project: 'acme.com:mill', model: 'm' }],
  ['projects/p/models/m', null],
  ['projects/p/models/m:stream', null],
  ['projects/p/models/m:generate:generate', null],
  ['projects//models/m:generate', null],
  ['projects/p/models/:generate', null],
  ['projects/p/models/m:generate/', null],
  ['projects/p/endpoints/m:generate', null],
  ['projects/%zz/models/m:generate', null],
  ['', null],
])('%s', (path, expected) => {
  expect(match(path)).toEqual(expected);
});

test('a path without values', () => {
  expect(pathTemplate('corpora')('corpora')).toEqual({});
  expect(pathTemplate('corpora')('corpora:query')).toBeNull();
});
