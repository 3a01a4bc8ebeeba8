// seguridad: 51, 52, 54, 58
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { exchangeRaw, openRaw, type RawConnection } from './raw-http.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ REQUEST_TIMEOUT: '5', LIMIT_WRITES: '10000' });
});
afterAll(() => server.remove());

const api = '/mantenible/api';
const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (?<code>\d{3})/.exec(answer)?.groups?.['code']);

describe.concurrent('a connection that sends single bytes (requisito: connection-timeouts)', () => {
  /** Sends bytes until the server closes the connection. */
  async function drip(connection: RawConnection): Promise<string> {
    const timer = setInterval(() => {
      connection.write('a');
    }, 200);
    const answer = await connection.closed();
    clearInterval(timer);
    return answer;
  }

  test('is closed while it sends its headers', async () => {
    const connection = await openRaw(server.port);
    connection.write(`GET ${api}/salud HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `);
    expect(statusOf(await drip(connection))).toBe(408);
  });

  test('is closed while it sends its body', async () => {
    const token = await server.accessToken('admin');
    const connection = await openRaw(server.port);
    const head = ['Host: 127.0.0.1', 'Content-Type: application/json', 'Content-Length: 100000'];
    connection.write(
      [`POST ${api}/pautas HTTP/1.1`, ...head, `Authorization: Bearer ${token}`, '', '"'].join('\r\n'),
    );
    expect(statusOf(await drip(connection))).toBe(408);
  });

  test('does not delay other requests', async () => {
    const slow: RawConnection[] = [];
    // Again where this program was so slow itself that the first ones ended at their deadline meanwhile.
    await eventually(async () => {
      const some = await Promise.all(Array.from({ length: 100 }, () => openRaw(server.port)));
      slow.push(...some);
      for (const connection of some) connection.write(`GET ${api}/salud HTTP/1.1\r\nX-Slow: a`);
      expect((await fetch(`${server.base}/api/salud`)).status).toBe(200);
      expect(some.filter(({ open }) => open)).toHaveLength(100);
    });
    await Promise.all(slow.map((connection) => connection.closed()));
  });
});

describe('a malformed or oversized request is refused, and the server continues (requisito: json-only)', () => {
  test.each([
    ['an address of 40 kB', [`GET ${api}/pautas?${'a'.repeat(40_000)} HTTP/1.1`], /^431$/],
    ['a path segment of 20 kB', [`GET ${api}/metricas/one/${'a'.repeat(20_000)} HTTP/1.1`], /^4[01]4$/],
    ['headers of 40 kB', [`GET ${api}/salud HTTP/1.1`, `X-Long: ${'a'.repeat(40_000)}`], /^431$/],
    ['TRACE, which would return the headers', [`TRACE ${api}/pautas HTTP/1.1`, 'X-Secret: canario'], /^405$/],
    ['CONNECT', ['CONNECT example.com:443 HTTP/1.1'], /^NaN$/],
    ['a method that there is not', [`BREW ${api}/pautas HTTP/1.1`], /^400$/],
    ['two lengths', [`POST ${api}/pautas HTTP/1.1`, 'Content-Length: 1', 'Content-Length: 2'], /^400$/],
    [
      'a length and chunks',
      [`POST ${api}/pautas HTTP/1.1`, 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      /^400$/,
    ],
    // Node refuses them since 24.18.1. Before, it dropped what exceeds 1000: here the Host, which HTTP/1.1
    // demands.
    ['1500 headers', [`GET ${api}/salud HTTP/1.1`, ...Array<string>(1500).fill('a:b')], /^4(?:31|00)$/],
    ['no HTTP at all', ['\u0016\u0003\u0001'], /^400$/],
  ])('%s', async (_name, lines, status) => {
    const answer = await exchangeRaw(server.port, lines);
    expect(String(statusOf(answer))).toMatch(status);
    expect(answer).not.toContain('canario');
    expect((await fetch(`${server.base}/api/salud`)).status).toBe(200);
  });

  test('two Authorization headers are never joined into a session', async () => {
    const bearer = `Authorization: Bearer ${await server.accessToken('admin')}`;
    const lines = (...more: string[]) => [`GET ${api}/pautas HTTP/1.1`, ...more];
    expect(statusOf(await exchangeRaw(server.port, lines(bearer)))).toBe(200);
    expect(statusOf(await exchangeRaw(server.port, lines('Authorization: Bearer x', bearer)))).toBe(401);
  });

  test('no answer contains a stack or a path of the machine', () => {
    expect(server.output()).not.toContain('unforeseen failure');
    expect(server.output()).not.toContain('"status":500');
  });
});

describe('no address redirects to another host (requisito: same-origin-paths)', () => {
  test.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/mantenible//evil.example',
    '/mantenible//evil.example/',
    '/%5cevil.example',
    '/mantenible/%5c%5cevil.example/',
    '/mantenible/..//evil.example/',
    'https://evil.example/',
    '/mantenible/auth//evil.example/',
    '/mantenible/api/docs//evil.example',
    '/mantenible?redirect_uri=https://evil.example',
  ])('%s', async (path) => {
    const answer = await exchangeRaw(server.port, [`GET ${path} HTTP/1.1`, 'Accept: text/html']);
    const location = /^location: (?<to>.*)$/im.exec(answer)?.groups?.['to'] ?? '/mantenible/';
    expect(new URL(location, server.base).origin).toBe(new URL(server.base).origin);
  });
});
