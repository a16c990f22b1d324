import { expect, test } from 'vitest';
import { readLink } from './read-link';

test.each([
  ['https://example.org/a b', 'web'],
  ['HTTP://example.org', 'web'],
  ['gs://bucket/file.pdf', 'storage'],
  ['handbook.md', 'text'],
  ['//example.org/path', 'text'],
  ['javascript:alert(1)', 'text'],
  ['java\tscript:alert(1)', 'text'],
  [' https://example.org', 'text'],
  ['https://', 'text'],
  ['data:text/html,<script>alert(1)</script>', 'text'],
  ['gs://', 'text'],
  ['https://user:password@example.org/', 'text'],
  ['https://example.org@evil.example/', 'text'],
  ['https://evil.example\\@example.org/', 'text'],
  ['https://example.org/\u202egpj.exe', 'text'],
  ['https://example.org/@writer', 'web'],
  ['', 'text'],
])('%j is %s', (uri, kind) => {
  expect(readLink(uri).kind).toBe(kind);
});
