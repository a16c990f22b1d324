// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail, type Outcome, ok } from '@/lib/outcome';
import type { GeminiTarget, Target } from '@/lib/target';
import { targetOf } from '../sources/vertex/settings';
import { CopyAs } from './copy-as';

afterEach(cleanup);

const vertex = targetOf({
  corpus: 'projects/demo/locations/europe-west4/ragCorpora/1',
  k: '4',
  limit: 'distance',
  at: '0.6',
  model: 'gemini-2.5-pro',
});

const gemini: Outcome<GeminiTarget> = ok({
  backend: 'gemini',
  retrieval: { corpus: 'corpora/c', document: null, resultsCount: null, filters: [] },
  generation: {
    method: 'generate-answer',
    model: 'aqa',
    style: 'ABSTRACTIVE',
    temperature: null,
    passages: 'inline',
    safety: [],
  },
});

const show = (target: Outcome<Target>, question = 'When does it close?', retrieved: unknown = null) =>
  render(<CopyAs target={target} question={question} endpoint={null} retrieved={retrieved} />);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = async (language: string) =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `${language} code` })).value;

test('each half in each language is the request of the form', async () => {
  show(vertex);
  await press('Copy as curl');
  expect(await code('curl')).toContain(
    'https://europe-west4-aiplatform.googleapis.com/v1/projects/demo/locations/europe-west4:retrieveContexts',
  );
  expect(await code('curl')).toContain('"vectorDistanceThreshold": 0.6');
  await press('Generate');
  expect(await code('curl')).toContain('gemini-2.5-pro:streamGenerateContent');
  await press('Python');
  expect(await code('Python')).toContain('from google import genai');
  await press('TypeScript');
  expect(await code('TypeScript')).toContain('@google/genai');
  await press('Retrieve');
  expect(await code('TypeScript')).toContain(':retrieveContexts');
});

test('what can be read can be copied', async () => {
  const user = userEvent.setup();
  show(vertex);
  await user.click(screen.getByRole('button', { name: 'Copy as Python' }));
  const shown = await code('Python');
  await user.click(screen.getByRole('button', { name: 'Copy the Python code' }));
  expect(await navigator.clipboard.readText()).toBe(shown);
});

test.each([
  [
    'a form that names too little',
    fail('bad-input', 'No corpus is named.'),
    'When?',
    'Not yet: No corpus is named.',
  ],
  ['no question', vertex, ' ', 'Once there is a question.'],
  ['what the service refuses', targetOf({ corpus: 'corpora/1' }), 'When?', /^Not yet: .*ragCorpora/],
] as const)('%s is told beside buttons that wait', (_, target, question, why) => {
  show(target, question);
  screen.getByText(why);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
});

test('a form with something wrong in it gives no code, and its buttons name the reason', () => {
  render(<CopyAs target={vertex} question="When?" endpoint={null} retrieved={null} wrong="ask-why" />);
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe('ask-why');
  }
});

test('where the operator has set an address, the dialog names it and the code asks it', async () => {
  render(
    <CopyAs target={vertex} question="When?" endpoint="https://rag.example.com/proxy" retrieved={null} />,
  );
  await press('Copy as curl');
  screen.getByText('https://rag.example.com/proxy');
  expect(await code('curl')).toContain('https://rag.example.com/proxy/v1/projects/demo/');
});

test('an answer over passages has those that retrieval brought, and says so while there are none', async () => {
  show(gemini);
  await press('Copy as curl');
  await press('Generate');
  screen.getByText('Ask first: generateAnswer is sent with the passages that retrieval brings.');
  expect(screen.queryByText(/brought none/)).toBeNull();
  cleanup();
  const chunk = { name: 'corpora/c/documents/d/chunks/1', data: { stringValue: 'It closes at five.' } };
  show(gemini, 'When?', { relevantChunks: [{ chunkRelevanceScore: 0.5, chunk }] });
  await press('Copy as curl');
  await press('Generate');
  expect(await code('curl')).toContain('It closes at five.');
  cleanup();
  show(gemini, 'When?', { relevantChunks: [] });
  await press('Copy as curl');
  await press('Generate');
  screen.getByText(/retrieval brought none with text/);
});
