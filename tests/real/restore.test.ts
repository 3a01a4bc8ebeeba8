// seguridad: 60
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startServerProcess } from '../../apps/api/src/testing/process/server-process.ts';
import { expectAllStored, figures, grows } from './support/class-results.ts';
import { tokenOf } from './support/class-tokens.ts';
import { createDatabase, type OwnDatabase } from './support/database.ts';
import { student, type Student } from './support/student.ts';

/** A backup of each engine on an empty machine of the other: `npm run ensayo` loads it and makes the smoke test. */
let folder: string;
const databases: OwnDatabase[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mantenible-restaurar-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

async function emptyPostgres(): Promise<Record<string, string>> {
  const database = await createDatabase();
  databases.push(database);
  return { DATABASE_URL: database.url };
}
const embedded = () => Promise.resolve({});

function command(name: string, file: string, env: Readonly<Record<string, string>>) {
  const program = fileURLToPath(new URL(`../../apps/api/src/cli/${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test.each([
  ['the embedded database', 'PostgreSQL', embedded, emptyPostgres],
  ['PostgreSQL', 'the embedded database', emptyPostgres, embedded],
])(
  'a backup of %s serves on an empty machine with %s, and without its keys it is refused',
  async (from, _to, source, target) => {
    const place = join(folder, from.replaceAll(' ', '-'));
    const env = { ...(await source()), DATA_DIR: join(place, 'antes') };
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    const first = await startServerProcess(env);
    const issuer = { base: first.base, dataDir: env.DATA_DIR };
    const ana: Student = await student(first, 'ana', await tokenOf(issuer, 'ana', ['estudiante']));
    const end = new AbortController();
    const work = ana.work(end.signal, 1);
    await grows([ana], 'saves', 1);
    end.abort();
    await work;
    await first.ended('SIGTERM');
    const file = join(place, 'copia.jsonl.gz');
    expect(command('respaldo', file, env).output).toContain('Respaldo escrito');

    const after = { ...(await target()), DATA_DIR: join(place, 'despues') };
    const withoutKeys = command('ensayo', file, after);
    expect(withoutKeys).toMatchObject({ status: 1 });
    expect(withoutKeys.output).toMatch(/clave/);

    const machine = { ...(await target()), DATA_DIR: join(place, 'maquina') };
    mkdirSync(machine.DATA_DIR, { mode: 0o700 });
    // With its modes: a folder of keys that others can read is refused.
    execFileSync('cp', ['-a', join(env.DATA_DIR, 'secretos'), machine.DATA_DIR]);
    const rehearsal = command('ensayo', file, machine);
    expect(rehearsal.output).toMatch(/Se leen 1 proyecto con su token y \d+ pruebas\.\nEl servidor responde/);
    expect(rehearsal.status).toBe(0);
    const second = await startServerProcess({ ...machine, PORT: String(first.port) });
    await expectAllStored([ana]);
    console.log(`figures: ${JSON.stringify({ from, ...figures([ana]) })} ${rehearsal.output}`);
    await second.remove();
    await first.remove();
  },
);
