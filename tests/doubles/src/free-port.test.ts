import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, it } from 'vitest';

import { freePort } from './free-port.ts';

it('chooses a port below those that the system hands out, which a server can take', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
