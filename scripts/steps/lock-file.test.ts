import { describe, expect, it } from 'vitest';
import { whyDifferent } from './lock-file.mjs';

const linux = { os: 'linux', cpu: 'x64' };
const lock = (packages: Parameters<typeof whyDifferent>[0]['packages']) => ({
  packages: { '': {}, ...packages },
});

describe('whyDifferent', () => {
  it('finds nothing when every version is the locked one', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    };
    expect(whyDifferent(lock(packages), { packages }, linux)).toBeNull();
  });

  it('names a package that is missing', () => {
    expect(whyDifferent(lock({ 'node_modules/a': { version: '1.0.0' } }), { packages: {} }, linux)).toBe(
      'node_modules/a is missing',
    );
  });

  it('names both versions when they differ', () => {
    expect(
      whyDifferent(
        lock({ 'node_modules/a': { version: '1.0.1' } }),
        { packages: { 'node_modules/a': { version: '1.0.0' } } },
        linux,
      ),
    ).toBe('node_modules/a is 1.0.0 instead of 1.0.1');
  });

  it('names a package that the lock file no longer holds', () => {
    expect(whyDifferent(lock({}), { packages: { 'node_modules/old': { version: '1.0.0' } } }, linux)).toBe(
      'node_modules/old is not in the lock file',
    );
  });

  it('lets optional packages be missing, as binaries of other systems are', () => {
    const locked = lock({ 'node_modules/a-darwin': { version: '1.0.0', optional: true, os: ['darwin'] } });
    expect(whyDifferent(locked, { packages: {} }, linux)).toBeNull();
  });

  it('still compares the version of an optional package that is there', () => {
    const locked = lock({ 'node_modules/a': { version: '1.0.1', optional: true } });
    expect(whyDifferent(locked, { packages: { 'node_modules/a': { version: '1.0.0' } } }, linux)).toBe(
      'node_modules/a is 1.0.0 instead of 1.0.1',
    );
  });

  it.each([{ os: ['darwin'] }, { os: ['!linux'] }, { cpu: ['arm64'] }])(
    'notices a folder that was copied from another machine: %o',
    (made) => {
      const packages = { 'node_modules/a': { version: '1.0.0', optional: true, ...made } };
      expect(whyDifferent(lock(packages), { packages }, linux)).toBe(
        'node_modules/a is made for another machine',
      );
    },
  );

  it.each([
    { os: ['linux', 'darwin'], cpu: ['x64'] },
    { os: ['!win32'] },
    { os: ['any'] },
    { os: [], cpu: [] },
  ])('accepts what suits this machine: %o', (made) => {
    const packages = { 'node_modules/a': { version: '1.0.0', optional: true, ...made } };
    expect(whyDifferent(lock(packages), { packages }, linux)).toBeNull();
  });
});
