import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { askHealth } from './served.ts';

it('a failure during a request is reported and leaves no unhandled rejection', async () => {
  const perdidas: unknown[] = [];
  const anotar = (razon: unknown) => perdidas.push(razon);
  process.on('unhandledRejection', anotar);
  let fallar: (error: Error) => void = () => undefined;
  const trabajo = new Promise((_resolve, reject) => (fallar = reject));
  const server = createServer((_request, response) => {
    fallar(new Error('the analysis failed'));
    setTimeout(() => response.end(), 50);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(askHealth(`http://127.0.0.1:${port}`, trabajo)).rejects.toThrow('the analysis failed');
  process.off('unhandledRejection', anotar);
  server.close();
  expect(perdidas).toEqual([]);
});
