import { describe, expect, test } from 'vitest';
import type { VertexTarget } from '../target';
import { generateRequest, retrieveRequest } from './requests';
import { contentSettings, vertexTarget } from './testing/targets';

describe('what can’t be asked', () => {
  test.each(['', ' \n', 'a\ud83d'])('the question %j', (question) => {
    for (const make of [
      retrieveRequest,
      (...words: [VertexTarget, string]) => generateRequest(...words, null),
    ])
      expect(make(vertexTarget(), question)).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
  });

  test('a wrong setting is named', () => {
    expect(retrieveRequest({ ...vertexTarget(), corpus: '77' }, 'When?')).toEqual({
      ok: false,
      failure: {
        code: 'bad-input',
        message:
          '"77" is only an id; the service wants the full name, projects/PROJECT/locations/REGION/ragCorpora/77.',
        hint: 'Correct the field "corpus" and ask again.',
      },
    });
  });

  test('a model that is none does not keep from retrieving', () => {
    const target = vertexTarget({}, { model: '' });
    expect(retrieveRequest(target, 'When?')).toMatchObject({ ok: true });
    expect(generateRequest(target, 'When?', null)).toMatchObject({ ok: false });
  });

  test('retrieval without a corpus', () => {
    const target = {
      backend: 'gemini' as const,
      retrieval: null,
      generation: contentSettings({ kind: 'google-search' }),
    };
    expect(retrieveRequest(target, 'When?')).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
  });
});
