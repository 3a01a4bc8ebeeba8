// seguridad: 60
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { assemble, type Database } from '../database.ts';
import { migrations } from '../migrations/index.ts';
import { enginePool } from '../pglite/pool.ts';
import { migratedTemplate } from '../pglite/template.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { addPauta, silent } from '../testing/pauta.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';
import { allTables, referencedFirst } from './tables.ts';

const moment = new Date('2026-03-01T04:00:00Z');
let embedded: Database;
// The other side is the same engine, or a server when TEST_DATABASE_URL names one.
let other: TestDatabase;
beforeAll(async () => {
  const pool = enginePool({ folder: null, template: await migratedTemplate() }, silent);
  embedded = await assemble({ engine: 'pglite', pool });
  other = await createTestDatabase();
});
afterAll(async () => {
  await embedded.close();
  await other.close();
});
beforeEach(async () => {
  for (const database of [embedded, other.database]) {
    for (const { nombre } of await allTables(database.root)) {
      if (!nombre.startsWith('migraciones'))
        await sql`truncate ${sql.table(nombre)} cascade`.execute(database.root);
    }
  }
});

async function fill(database: Database): Promise<void> {
  const { db } = database;
  const pauta = await addPauta(db, 'Comillas "dobles", \\ barra\nsalto, ñ, 🙂 y \'simples\'');
  await db
    .insertInto('niveles')
    .values({ pauta_id: pauta, posicion: 0, descripcion: '', valor: 0.1 + 0.2 })
    .execute();
  for (let index = 0; index < 450; index += 1) await addPauta(db, `Pauta ${index}`);
  const creado = '2026-03-01T10:20:30.456Z';
  const roles = JSON.stringify(['admin', { x: null }]);
  const cuenta = { sub: 's', usuario: 'ana', nombre: 'Ana', correo: null, clave_hash: 'h', roles, creado };
  await db
    .insertInto('cuentas')
    .values({ ...cuenta, activa: true, debe_cambiar_clave: false })
    .execute();
  const sesion = {
    id: 'sesion-secreta',
    modelo: 'Session',
    contenido: '{}',
    grant_id: null,
    user_code: null,
    uid: null,
  };
  await db
    .insertInto('oidc')
    .values({ ...sesion, expira: null, consumido: null })
    .execute();
}

async function content({ db }: Database) {
  return {
    pautas: await db.selectFrom('pautas').selectAll().orderBy('id').execute(),
    niveles: await db.selectFrom('niveles').selectAll().execute(),
    cuentas: await db.selectFrom('cuentas').selectAll().execute(),
  };
}

async function damaged(file: string, change: (lines: string[]) => string[]): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
  const copy = `${file}.otro`;
  await writeFile(copy, gzipSync(change(lines).join('\n')));
  return copy;
}

test('a backup restores every row on the other engine and back', async () => {
  const folder = await tempDir();
  await fill(embedded);
  const before = await content(embedded);
  expect(await dump(embedded, join(folder, 'a.gz'), moment)).toBe(453);
  expect(await restore(other.database, join(folder, 'a.gz'), { replace: false })).toBe(453);
  expect(await content(other.database)).toEqual(before);
  expect(await other.database.migrated()).toBe(true);

  await dump(other.database, join(folder, 'b.gz'), moment);
  await restore(embedded, join(folder, 'b.gz'), { replace: true });
  expect(await content(embedded)).toEqual(before);
});

test('the file is readable by its owner alone, names version and engine, and holds no session', async () => {
  const file = join(await tempDir(), 'a.gz');
  await fill(embedded);
  await dump(embedded, file, moment);
  const text = gunzipSync(await readFile(file)).toString();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const header: unknown = JSON.parse(text.split('\n')[0] ?? '');
  expect(header).toMatchObject({
    programa: 'mantenible',
    formato: 1,
    motor: 'pglite',
    creado: '2026-03-01T04:00:00.000Z',
    migraciones: Object.keys(migrations),
  });
  expect(text).not.toContain('sesion-secreta');
});

test('a restore overwrites a database with rows only with `replace`', async () => {
  const file = join(await tempDir(), 'a.gz');
  await dump(embedded, file, moment);
  await addPauta(other.db, 'La mía');
  await expect(restore(other.database, file, { replace: false })).rejects.toThrow(
    /no está vacía.*--reemplazar/,
  );
  expect((await content(other.database)).pautas).toMatchObject([{ descripcion: 'La mía' }]);
  await restore(other.database, file, { replace: true });
  expect((await content(other.database)).pautas).toEqual([]);
});

test.each([
  ['its end is missing', (lines: string[]) => lines.slice(0, -1), 'incompleto'],
  ['a row is missing', (lines: string[]) => [...lines.slice(0, -2), ...lines.slice(-1)], 'incompleto'],
  [
    'a row that others need is missing',
    (lines: string[]) => lines.filter((l) => !l.includes('Comillas')),
    'dañado',
  ],
  [
    'it is of a later version',
    (lines: string[]) => lines.map((l) => l.replace('"051-base"', '"999-z"')),
    'posterior',
  ],
  [
    'it is of a version before the last 0.9',
    (lines: string[]) => lines.map((l) => l.replace('"051-base"', '"039-base","042-marcas"')),
    'cárguelo con la del commit',
  ],
  [
    'it names a table that is not ours',
    (lines: string[]) => lines.map((l) => l.replace('"pautas"', '"x; drop"')),
    'dañado',
  ],
  ['it is something else', () => ['{"programa":"otro"}'], 'no es un respaldo'],
  ['it is empty', () => [''], 'no es un respaldo'],
])('a file is refused and nothing changes when %s', async (_case, change, reason) => {
  const file = join(await tempDir(), 'a.gz');
  await fill(embedded);
  await dump(embedded, file, moment);
  await addPauta(other.db, 'La mía');
  const before = await content(other.database);
  await expect(restore(other.database, await damaged(file, change), { replace: true })).rejects.toThrow(
    reason,
  );
  expect(await content(other.database)).toEqual(before);
});

test('refuses a file that is missing or not in gzip format', async () => {
  const folder = await tempDir();
  await writeFile(join(folder, 'a.gz'), 'texto');
  await expect(restore(embedded, join(folder, 'a.gz'), { replace: true })).rejects.toThrow(
    'no es un respaldo',
  );
  await expect(restore(embedded, join(folder, 'nada.gz'), { replace: true })).rejects.toThrow('ENOENT');
});

test('orders tables after those they refer to and rejects a cycle', () => {
  const refers = (origen: string, destino: string) => ({ origen, destino });
  expect(referencedFirst(['a', 'b', 'c'], [refers('a', 'b'), refers('b', 'c'), refers('c', 'c')])).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(() => referencedFirst(['a', 'b'], [refers('a', 'b'), refers('b', 'a')])).toThrow('circle');
});
