import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { pedir } from './peticion.ts';

const hosts: (string | undefined)[] = [];
const servidor = createServer((request, response) => {
  hosts.push(request.headers.host);
  response.writeHead(500).end('0123456789');
});
beforeAll(() => once(servidor.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => servidor.close());

it('connects to the addresses that were checked, asks no resolver again, and reads no more than it may', async () => {
  const { port } = servidor.address() as AddressInfo;
  const respuesta = await pedir(new URL(`http://rebind.invalid:${port}/roto`), {
    direcciones: [{ address: '127.0.0.1', family: 4 }],
    headers: {},
    maximoBytes: 4,
    signal: AbortSignal.timeout(5000),
  });
  expect({ ...respuesta, cuerpo: respuesta.cuerpo.toString() }).toMatchObject({
    status: 500,
    cuerpo: '0123',
    cortado: true,
  });
  expect(hosts).toEqual([`rebind.invalid:${port}`]);
});
