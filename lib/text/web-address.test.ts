import { expect, test } from 'vitest';
import { disguiseOf } from './web-address';

test.each([
  ['https://example.org/a?b=c@d#e', null],
  ['https://medium.example/@writer', null],
  ['https://example.org:8443', null],
  ['http://[::1]/a', null],
  ['https://bücher.example/ä', null],
  ['https://пример.рф/', null],
  ['https://例え.jp', null],
  ['gs://bucket/a@b', null],
  ['handbook.md', null],
  ['https://user:password@example.org/', 'user'],
  ['https://bank.example@evil.example/login', 'user'],
  ['HTTP://bank.example:80@evil.example', 'user'],
  ['https:/bank.example@evil.example', 'user'],
  ['https://evil.example\\@bank.example/', 'backslash'],
  ['https:\\\\evil.example', 'backslash'],
  ['https://b\u0430nk.example/', 'host'],
  ['https://b\u03bfnk.example/', 'host'],
  ['https://bank.example\u2215login.evil.example', 'host'],
  ['https://bank.example/\u202egpj.exe', 'hidden'],
  ['https://ba\u200bnk.example/', 'hidden'],
  ['https://bank.example\t@evil.example', 'hidden'],
])('%j is disguised by %j', (address, disguise) => expect(disguiseOf(address)).toBe(disguise));
