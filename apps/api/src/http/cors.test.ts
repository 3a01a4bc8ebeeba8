// seguridad: 49
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';

const friend = 'https://sitio.ejemplo';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { CORS_ORIGINS: `${friend},https://otro.ejemplo:8443` } });
});
afterAll(() => t.close());

const preflight = (origin: string, method = 'PUT') =>
  t.app.inject({
    method: 'OPTIONS',
    url: '/mantenible/api/pautas',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,if-match',
    },
  });

describe('a preflight (requisito: cors-list)', () => {
  test('from a listed origin returns the allowed methods and headers', async () => {
    const { statusCode, headers } = await preflight(friend);
    expect([statusCode, headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': friend,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
        vary: expect.stringContaining('Origin') as string,
      }),
    ]);
  });

  test.each([
    ['another site', 'https://evil.com'],
    ['one that continues a name of the list', `${friend}.evil.com`],
    ['one that ends in a name of the list', 'https://evilsitio.ejemplo'],
    ['the same name without TLS', 'http://sitio.ejemplo'],
    ['the same name on another port', `${friend}:8443`],
    ['a subdomain', 'https://a.sitio.ejemplo'],
    ['a sandbox', 'null'],
    ['a file', 'file://'],
    ['the list itself', `${friend},https://otro.ejemplo:8443`],
    ['any origin', '*'],
    ['other capitals', 'https://SITIO.ejemplo'],
  ])('from %s returns no CORS header', async (_name, origin) => {
    const { headers } = await preflight(origin);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test('an answer that depends on the origin carries Vary for every caller', async () => {
  for (const origin of [friend, 'https://evil.com']) {
    const { headers } = await t.call({ as: 'ana', method: 'GET', url: '/pautas', headers: { origin } });
    expect(headers['vary']).toContain('Origin');
    expect(headers['access-control-allow-origin']).not.toBe('*');
  }
});
