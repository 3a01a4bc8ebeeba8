import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir: string;
let taken: Server;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mantenible-inicio-'));
  taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  taken.close();
  await rm(dataDir, { recursive: true });
});

/** What the server's program prints on its error output before it ends with 1, a library's warning left out. */
async function failure(env: Readonly<Record<string, string>>): Promise<string> {
  const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  expect(child.exitCode).toBe(1);
  return text.replace(/^oidc-provider WARNING: .*\n/m, '');
}

test('a taken port is one sentence', async () => {
  expect(await failure({ PORT: String(port) })).toBe(
    `No se pudo iniciar: el puerto ${port} está ocupado por otro programa: deténgalo o elija otro puerto con PORT.\n`,
  );
});

test('a database that does not answer is one sentence, without its password', async () => {
  expect(await failure({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:1/base' })).toBe(
    'No se pudo iniciar: la base de datos de 127.0.0.1:1 no responde: compruebe DATABASE_URL y que PostgreSQL esté en marcha.\n',
  );
});

test('what can be checked without connecting is listed at once', async () => {
  const text = await failure({ DATABASE_URL: 'mysql://a/b', SECRET_KEY: 'corta', PORT: 'x' });
  expect(text.match(/^ {2}- \w+:/gm)).toEqual(['  - PORT:', '  - DATABASE_URL:', '  - SECRET_KEY:']);
  expect(text).not.toContain('    at ');
});
