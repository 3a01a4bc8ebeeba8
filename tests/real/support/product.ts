import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { endWithTests, freePort, whileAlive } from '@mantenible/doubles';

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
  const server = endWithTests(spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] }));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await whileAlive(ended, 'the end of the product');
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const home = /está listo en (?<home>http\S+)/.exec(line)?.groups?.['home'];
    if (home !== undefined) return { home, stop };
  }
  await stop();
  throw new Error('the product ended before it was ready');
}
