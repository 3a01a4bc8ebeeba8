// seguridad: 21, 29, 30
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { sendGet } from './request.ts';

const hosts: (string | undefined)[] = [];
const migas = 200_000;
const servidor = createServer((request, response) => {
  hosts.push(request.headers.host);
  if (request.url === '/roto') return void response.writeHead(500).end('0123456789');
  // One chunk per byte.
  response.writeHead(200).flushHeaders();
  response.socket?.end('1\r\nx\r\n'.repeat(migas));
});
beforeAll(() => once(servidor.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => servidor.close());

const pedirAqui = (url: string, maxBytes: number) =>
  sendGet(new URL(`http://rebind.invalid:${(servidor.address() as AddressInfo).port}${url}`), {
    addresses: [{ address: '127.0.0.1', family: 4 }],
    headers: {},
    maxBytes,
    signal: AbortSignal.timeout(60_000),
  });

it('connects to the checked addresses without resolving again, and reads up to its limit', async () => {
  const response = await pedirAqui('/roto', 4);
  expect({ ...response, body: response.body.toString() }).toMatchObject({
    status: 500,
    body: '0123',
    truncated: true,
  });
  expect(hosts).toEqual([expect.stringMatching(/^rebind\.invalid:/)]);
});

it('joins an answer of single bytes', async () => {
  const { body, truncated } = await pedirAqui('/migas', migas / 2);
  expect({ body: body.toString(), truncated }).toEqual({ body: 'x'.repeat(migas / 2), truncated: true });
});
