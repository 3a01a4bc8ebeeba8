import { spawn } from 'node:child_process';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { requirePostgres } from './postgres-programs.ts';
import type { Service } from './service.ts';
import { startServerProcess } from './server-process.ts';
import { endWithTests, freePort } from '../../tests/doubles/src/index.ts';
import { inOwnFolder, otherThanRoot, type Owner } from '../lib/system.ts';

/** No test cuts the server's power, and every test makes databases. */
const withoutDisk = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A PostgreSQL cluster of its own in a temporary folder, which only loopback reaches and which is removed when
 * it is stopped.
 */
export async function startPostgres(): Promise<Service> {
  const programs = await requirePostgres();
  return inOwnFolder('postgres', (folder) => startIn(folder, programs));
}

async function startIn(folder: string, programs: string) {
  // The user that Debian's package makes.
  const owner = await otherThanRoot('postgres');
  if ('uid' in owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const begin = await runAs(join(programs, 'initdb'), initArguments(data), owner);
  if (begin.code !== 0) throw new Error(`initdb failed: ${begin.output}`);
  await askForPassword(join(data, 'pg_hba.conf'));
  const port = await freePort();
  const settings = [
    `port=${String(port)}`,
    ...withoutDisk,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = startServerProcess({
    name: 'PostgreSQL',
    folder,
    program: join(programs, 'postgres'),
    args: ['-D', data, ...flags],
    owner,
    // PostgreSQL's fast shutdown: open sessions are ended, data is written.
    signal: 'SIGINT',
  });
  const ready = ['-h', '127.0.0.1', '-p', String(port), '-U', 'mantenible'];
  await server.ready(60, async () => (await runAs(join(programs, 'pg_isready'), ready, {})).code === 0);
  const env = { TEST_DATABASE_URL: `postgres://mantenible@127.0.0.1:${String(port)}/postgres` };
  return { env, stop: server.stop };
}

/** Makes one role give its password, so that a wrong one can be refused; all others are trusted. */
async function askForPassword(rules: string): Promise<void> {
  const others = await readFile(rules, 'utf8');
  await writeFile(
    rules,
    `host all con_clave 127.0.0.1/32 scram-sha-256
${others}`,
  );
}

const initArguments = (data: string) => [
  '-D',
  data,
  '-U',
  'mantenible',
  '-A',
  'trust',
  '-E',
  'UTF8',
  '--locale=C.UTF-8',
];

/** Runs a program to its end as that user. */
function runAs(
  program: string,
  args: readonly string[],
  owner: Owner,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const options = { ...owner, cwd: '/' };
    const child = endWithTests(spawn(program, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
