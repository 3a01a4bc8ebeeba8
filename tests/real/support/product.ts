import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url));

export interface Product {
  /** Address of the landing page, with the slash at its end. */
  readonly home: string;
  stop(): Promise<void>;
}

/** Starts the built product on a port and in a folder of its own; nothing of this environment reaches it. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'mantenible-producto-'));
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings };
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const killed = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  // An interrupted run leaves this worker without its parent, waiting for an answer that no test reads.
  const abandoned = () => process.exit(1);
  process.once('exit', killed);
  process.once('disconnect', abandoned);
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    process.off('exit', killed);
    process.off('disconnect', abandoned);
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const home = /está listo en (?<home>http\S+)/.exec(line)?.groups?.['home'];
    if (home !== undefined) return { home, stop };
  }
  await stop();
  throw new Error('the product ended before it was ready');
}

/** A loopback port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}
