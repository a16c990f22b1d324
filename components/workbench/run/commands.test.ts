import { expect, test } from 'vitest';
import { commandsIn } from './commands';

const command = (text: string) => ({ kind: 'command', text });
const words = (text: string) => ({ kind: 'text', text });

test('a command alone, behind a colon, in quotes or in backticks', () => {
  expect(commandsIn('gcloud auth login')).toEqual([command('gcloud auth login')]);
  expect(commandsIn('Run: npm run doctor')).toEqual([words('Run:'), command('npm run doctor')]);
  expect(commandsIn('Sign in again: "gcloud auth application-default login".')).toEqual([
    words('Sign in again:'),
    command('gcloud auth application-default login'),
  ]);
  expect(commandsIn('Type `make it so` and ask again.')).toEqual([
    words('Type'),
    command('make it so'),
    words('and ask again.'),
  ]);
});

test('a bare command ends with its sentence', () => {
  expect(commandsIn('Run: gcloud auth login --scopes=https://a.example/b.c. Or set GEMINI_API_KEY.')).toEqual(
    [
      words('Run:'),
      command('gcloud auth login --scopes=https://a.example/b.c'),
      words('Or set GEMINI_API_KEY.'),
    ],
  );
});

test('the words behind a command stand on their own', () => {
  expect(commandsIn('Turn it on with "gcloud services enable a --project p", wait and ask again.')).toEqual([
    words('Turn it on with'),
    command('gcloud services enable a --project p'),
    words('wait and ask again.'),
  ]);
});

test('words in quotes, and words that begin like a command, are words', () => {
  for (const hint of [
    'The location "global" shares more capacity.',
    'Wait and ask again.',
    'Name one: set GOOGLE_CLOUD_QUOTA_PROJECT.',
  ])
    expect(commandsIn(hint)).toEqual([words(hint)]);
});
