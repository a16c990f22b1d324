import { expect, test } from 'vitest';
import { callsOf, made } from '../testing/any-calls';
import { passage } from '../testing/any-gemini-target';
import { geminiTarget, vertexTarget } from '../testing/targets';
import { copyAs } from '.';

const vertex = made(callsOf(vertexTarget(), 'When?', null));
const gemini = made(callsOf(geminiTarget(), 'When?', passage));
const google = /https:\/\/[\w.-]*(?:aiplatform|generativelanguage)\.googleapis\.com/;

test.each(['curl', 'python', 'typescript'] as const)(
  '%s asks the operator’s address, and Google’s nowhere',
  (language) => {
    const own = copyAs[language](vertex, 'https://rag.example.com/{location}/proxy/');
    expect(own).toMatch(
      /https:\/\/rag\.example\.com\/[a-z]+-[a-z]+\d\/proxy\/v1\/projects\/[^"']+:retrieveContexts/,
    );
    expect(own).not.toMatch(google);
    expect(own).not.toContain('{location}');
    const keyed = copyAs[language](gemini, 'http://127.0.0.1:3000/emulator');
    expect(keyed).toContain('http://127.0.0.1:3000/emulator/v1beta/corpora/');
    expect(keyed).not.toMatch(google);
  },
);

test('google-genai is told the address', () => {
  const address = 'https://rag.example.com/proxy';
  expect(copyAs.python(vertex, address)).toContain('"base_url": "https://rag.example.com/proxy"}');
  expect(copyAs.typescript(vertex, address)).toContain(
    'httpOptions: { baseUrl: "https://rag.example.com/proxy" },',
  );
});

test('without an address it is Google’s own', () => {
  for (const language of ['curl', 'python', 'typescript'] as const)
    expect(copyAs[language](vertex)).toMatch(google);
});
