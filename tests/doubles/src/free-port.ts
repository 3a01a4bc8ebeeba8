import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A loopback port for a program that must be given a number before it listens. Below the ports that a system gives to
 * clients and to servers without a number (from 32768 on): none of those takes it in the seconds until then.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const listening = once(server, 'listening');
    server.listen(port, '127.0.0.1');
    const free = await listening.then(
      () => true,
      () => false,
    );
    if (!free) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
