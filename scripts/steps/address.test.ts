import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { demandFree, freePort, readAddress, urlOf } from './address.mjs';

describe('readAddress', () => {
  it('stays on the loopback address, port 3000, unless told', () => {
    expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 3000 });
    expect(readAddress({ HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 3000 });
  });

  it('takes HOST and PORT', () => {
    expect(readAddress({ HOST: '0.0.0.0', PORT: ' 8080 ' })).toEqual({ host: '0.0.0.0', port: 8080 });
    expect(readAddress({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['0', '65536', '-1', '80a', '3e3', '0x50', '3000.5', '99999999'])(
    'refuses PORT=%s by name',
    (PORT) => {
      expect(() => readAddress({ PORT })).toThrow(
        `PORT is "${PORT}", but it has to be a whole number from 1 to 65535.`,
      );
    },
  );
});

describe('urlOf', () => {
  it('puts an IPv6 address into brackets', () => {
    expect(urlOf({ host: '::1', port: 3000 })).toBe('http://[::1]:3000');
  });

  it.each(['0.0.0.0', '::'])('names an address one can open when the host is %s', (host) => {
    expect(urlOf({ host, port: 8080 })).toBe('http://127.0.0.1:8080');
  });
});

describe('demandFree', () => {
  it('says which port is taken and what to change', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    await expect(demandFree({ host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program; set PORT to a free one`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(demandFree({ host: '127.0.0.1', port })).resolves.toBeUndefined();
  });

  it('says that the host is not of this machine', async () => {
    await expect(demandFree({ host: '192.0.2.1', port: 3000 })).rejects.toThrow(
      'HOST is "192.0.2.1", but this machine can\'t listen there (EADDRNOTAVAIL).',
    );
  });
});
