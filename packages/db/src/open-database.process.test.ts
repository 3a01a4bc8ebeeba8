// seguridad: 38, 39, process-crash
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openDatabase, requireVersion } from './open-database.ts';
import { startHolder } from './testing/holder.ts';
import { addPauta, silent } from './testing/pauta.ts';
import { migratedDir, tempDir } from './testing/temp-dir.ts';

const open = (dataDir: string) => openDatabase({ dataDir, log: silent });

async function modes(folder: string): Promise<Map<string, number>> {
  const found = new Map([[folder, (await stat(folder)).mode & 0o777]]);
  for (const name of await readdir(folder, { recursive: true })) {
    found.set(name, (await stat(join(folder, name))).mode & 0o077);
  }
  return found;
}

test('rows survive closing and opening again', async () => {
  const dataDir = await migratedDir();
  const first = await open(dataDir);
  const id = await addPauta(first.db);
  await first.close();
  const second = await open(dataDir);
  expect(await second.db.selectFrom('pautas').select('id').execute()).toEqual([{ id }]);
  await expect(second.ping()).resolves.toBeUndefined();
  await second.close();
  await expect(second.ping()).rejects.toThrow();
});

test('refuses a second start with the name of the first one, and starts after a killed one', async () => {
  const dataDir = await migratedDir();
  const holder = await startHolder(dataDir);
  await expect(open(dataDir)).rejects.toThrow(
    new RegExp(`está en uso por otro servidor \\(proceso ${holder.pid} en .+, iniciado 20.+\\): deténgalo`),
  );
  await holder.kill();
  const database = await open(dataDir);
  await expect(open(dataDir)).rejects.toThrow(`proceso ${process.pid} en`);
  await database.close();
});

test('no acknowledged write is lost when the process is killed at full write rate', async () => {
  const dataDir = await migratedDir();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const holder = await startHolder(dataDir, 'write');
    await holder.printed(50);
    await holder.kill();
    acknowledged.push(...holder.lines.slice(1).filter((line) => line.length === 36));
  }
  const database = await open(dataDir);
  const stored = new Set((await database.db.selectFrom('pautas').select('id').execute()).map(({ id }) => id));
  await database.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(147);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

test('the data are private to their owner, even under umask 000 and in a folder that was open to all', async () => {
  const dataDir = await tempDir();
  await chmod(dataDir, 0o777);
  const holder = await startHolder(dataDir);
  const found = await modes(dataDir);
  expect(found.get(dataDir)).toBe(0o700);
  found.delete(dataDir);
  expect([...found].filter(([, mode]) => mode !== 0)).toEqual([]);
  expect(found.size).toBeGreaterThan(500);
  await holder.kill();
});

test('an interrupted first start leaves nothing that a second one would take for a database', async () => {
  const dataDir = await tempDir();
  await mkdir(join(dataDir, 'db.nueva', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'db.nueva', 'PG_VERSION'), '18');
  const database = await open(dataDir);
  await addPauta(database.db);
  await database.close();
  expect((await readdir(dataDir)).sort()).toEqual(['cerrojo', 'cerrojo.json', 'db', 'motor.json']);
});

test('refuses data of another PostgreSQL version with the way out, unchanged and unlocked', async () => {
  const dataDir = await tempDir();
  await mkdir(join(dataDir, 'db'));
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n');
  const refused =
    /son de PostgreSQL 17 y este programa trae PostgreSQL 18.*npm run respaldo.*npm run restaurar/;
  await expect(open(dataDir)).rejects.toThrow(refused);
  await expect(open(dataDir)).rejects.toThrow(refused);
  expect(await readFile(join(dataDir, 'db', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('accepts PostgreSQL 15 and refuses an older one with instructions', () => {
  expect(() => {
    requireVersion('14.12', 140_012);
  }).toThrow(/^PostgreSQL 14\.12 es demasiado antiguo: instale la versión 15 o una posterior, o [^.]+\.$/);
  expect(() => {
    requireVersion('15.0', 150_000);
  }).not.toThrow();
});
