// seguridad: 19, 20
import { describe, expect, it } from 'vitest';

import { allowedAddresses, type Address } from './destination.ts';
import { isPublicAddress, isLoopback, isInternalName } from './addresses.ts';

describe('whether an address is public', () => {
  it.each([
    '8.8.8.8',
    '140.82.121.4',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:50c0:8000::153',
    '2a00:1450::1',
  ])('%s is', (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.0.1',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '192.88.99.1',
    '::',
    '::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    '::127.0.0.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
    '127.1',
    'localhost',
    '',
  ])('%s is not', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });

  it("is not when it is the machine's own", () => {
    expect(isPublicAddress('8.8.8.8', new Set(['8.8.8.8']))).toBe(false);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:10.0.0.1', false],
    ['10.0.0.1', false],
    ['localhost', false],
  ])('%s is loopback: %s', (ip, expected) => {
    expect(isLoopback(ip)).toBe(expected);
  });

  it.each([
    ['localhost', true],
    ['localhost.', true],
    ['a.localhost', true],
    ['metadata.google.internal', true],
    ['METADATA.INTERNAL.', true],
    ['impresora.local', true],
    ['servidor', true],
    ['github.com', false],
    ['internal.example.com', false],
  ])('%s is an inner name: %s', (host, expected) => {
    expect(isInternalName(host)).toBe(expected);
  });
});

describe('where a link may lead', () => {
  const publica: Address = { address: '140.82.121.4', family: 4 };
  const interna: Address = { address: '10.0.0.5', family: 4 };
  const preguntar = (
    link: string,
    response: readonly Address[],
    hosts = ['github.com'],
    permitirLocal = false,
  ) =>
    allowedAddresses(new URL(link), { hosts, permitirLocal }, () => Promise.resolve(response)).catch(
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  it('is every address of an allowed host, when all are public', async () => {
    const otra = { address: '2606:50c0:8000::153', family: 6 };
    expect(await preguntar('https://github.com/u/r', [publica, otra])).toEqual([publica, otra]);
  });

  it.each([
    [
      'one address is not public',
      'https://github.com/u/r',
      [publica, interna],
      ['github.com'],
      /no es pública/,
    ],
    [
      'the host is not among the allowed',
      'https://evil.com/u/r',
      [publica],
      ['github.com'],
      /no está entre los admitidos/,
    ],
    [
      'the host only ends like an allowed one',
      'https://notgithub.com/u/r',
      [publica],
      ['github.com'],
      /admitidos/,
    ],
    ['the host is not found', 'https://github.com/u/r', [], ['github.com'], /No se encontró el servidor/],
    ['it is not https', 'http://github.com/u/r', [publica], ['github.com'], /https/],
    [
      'any host is allowed but this is inner',
      'https://metadata.google.internal/u',
      [publica],
      ['*'],
      /es de una red interna, y solo se admiten los públicos/,
    ],
    [
      'any host is allowed but it resolves within',
      'https://rebind.example.com/u',
      [interna],
      ['*'],
      /no es pública/,
    ],
    ['the number hides loopback', 'https://2130706433/u', [publica], ['*'], /no es pública/],
    ['the hexadecimal hides loopback', 'https://0x7f.1/u', [publica], ['*'], /no es pública/],
    ['the octal hides loopback', 'https://017700000001/u', [publica], ['*'], /no es pública/],
    ['IPv6 carries IPv4', 'https://[::ffff:127.0.0.1]/u', [publica], ['*'], /no es pública/],
    [
      'allowing a host does not make it public',
      'https://localhost/u',
      [{ address: '127.0.0.1', family: 4 }],
      ['localhost'],
      /no es pública/,
    ],
  ])('is nowhere when %s', async (_nombre, link, response, hosts, mensaje) => {
    expect(await preguntar(link, response, hosts)).toMatch(mensaje);
  });

  it('may be loopback over http only where that is allowed, and no other private address', async () => {
    const local = { address: '127.0.0.1', family: 4 };
    expect(await preguntar('http://127.0.0.1:4139/r', [], [], true)).toEqual([local]);
    expect(await preguntar('http://localhost:4139/r', [local], [], true)).toEqual([local]);
    expect(await preguntar('http://localhost:4139/r', [interna], [], true)).toMatch(/no es pública/);
    expect(await preguntar('http://10.0.0.5/r', [], ['*'], true)).toMatch(/https/);
  });

  it('is refused when the resolver fails', async () => {
    const resolver = () => Promise.reject(new Error('ESERVFAIL'));
    const rules = { hosts: ['github.com'], permitirLocal: false };
    await expect(allowedAddresses(new URL('https://github.com/u'), rules, resolver)).rejects.toThrow(
      'No se encontró el servidor «github.com».',
    );
  });
});

describe('private hosts', () => {
  const rules = { hosts: ['github.com'], privados: ['git.aula.lan'], permitirLocal: false };
  const en = (address: string) => () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);

  it.each(['10.1.2.3', '172.16.9.9', '192.168.7.7', 'fd00::1', '140.82.121.4'])(
    'may stand at %s when the operator names them',
    async (address) => {
      const url = new URL('https://git.aula.lan/tienda.git');
      expect(await allowedAddresses(url, rules, en(address))).toMatchObject([{ address }]);
    },
  );

  it.each(['127.0.0.1', '169.254.169.254', '0.0.0.0', '::1', 'fe80::1', '100.64.0.1'])(
    'may not stand at %s',
    async (address) => {
      const url = new URL('https://git.aula.lan/tienda.git');
      await expect(allowedAddresses(url, rules, en(address))).rejects.toThrow('no es pública');
    },
  );

  it('are the listed ones only: another name with a private address is refused', async () => {
    const url = new URL('https://github.com/ana/tienda.git');
    await expect(allowedAddresses(url, rules, en('10.1.2.3'))).rejects.toThrow('no es pública');
    await expect(allowedAddresses(new URL('http://git.aula.lan/x'), rules, en('10.1.2.3'))).rejects.toThrow(
      'https://',
    );
  });
});
