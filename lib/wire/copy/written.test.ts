import { expect, test } from 'vitest';
import { callsOf, made } from '../testing/any-calls';
import { geminiTarget, vertexTarget } from '../testing/targets';
import { copyAs } from '.';

/** The code as a person reads it, in `fixtures`; that it runs and makes the same calls is shown beside. */

const vertex = made(
  callsOf(
    vertexTarget(
      { topK: 8, threshold: { kind: 'distance', value: 0.6 } },
      {
        location: 'global',
        temperature: 0.2,
        thinking: { budget: null, level: 'LOW', includeThoughts: true },
      },
    ),
    'When does the "café" open?',
    null,
  ),
);

const gemini = made(
  callsOf(geminiTarget({ resultsCount: 5 }), 'When?', {
    relevantChunks: [{ chunk: { data: { stringValue: "It's open at 8." } } }],
  }),
);

test('Python, Vertex', async () => {
  await expect(copyAs.python(vertex)).toMatchFileSnapshot('./fixtures/vertex.py');
});

test('TypeScript, Vertex', async () => {
  await expect(copyAs.typescript(vertex)).toMatchFileSnapshot('./fixtures/vertex.mts');
});

test('curl, Gemini API: one call with OAuth, one with a key', async () => {
  await expect(copyAs.curl(gemini)).toMatchFileSnapshot('./fixtures/gemini.sh');
});

test('Python and TypeScript, Gemini API, with a key', async () => {
  await expect(copyAs.python(gemini)).toMatchFileSnapshot('./fixtures/gemini.py');
  await expect(copyAs.typescript(gemini)).toMatchFileSnapshot('./fixtures/gemini.mts');
});
