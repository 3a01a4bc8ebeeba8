// seguridad: 11, 36, 60
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { openDatabase, type Db } from '@mantenible/db';
import { copyMigratedFolder } from '@mantenible/db/test';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createVault, openSecrets } from '../secrets/index.ts';
import { respaldo, restaurar, withDatabase } from './backup-commands.ts';
import { rotarClave } from './key-command.ts';

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantenible-cli-'));
  await copyMigratedFolder(join(folder, 'a'));
  printed = [];
});
afterEach(() => rm(folder, { recursive: true }));

const deps = (name: string) => ({
  config: { dataDir: join(folder, name), databaseUrl: null, secretKey: null },
  now: () => new Date('2026-03-01T10:00:00Z'),
  print: (line: string) => void printed.push(line),
});
const id = '019203b0-0000-7000-8000-000000000000';

async function addProyecto(db: Db): Promise<void> {
  const vault = await createVault({ secrets: await openSecrets(join(folder, 'a')) });
  const { cifrado, clave } = vault.encrypt('ghp_canario', id);
  const datos = {
    id,
    nombre: 'Tienda',
    link: '',
    branch: '',
    id_persona: 'ana',
    clave: 'tienda',
    version: 1,
  };
  const creado = new Date();
  await db
    .insertInto('proyectos')
    .values({ ...datos, creado, token_cifrado: cifrado, token_clave: clave })
    .execute();
}

async function readToken(name: string, keysFrom: string): Promise<string> {
  const vault = await createVault({ secrets: await openSecrets(join(folder, keysFrom)) });
  let token = '';
  await withDatabase(deps(name), async ({ db }) => {
    const row = await db.selectFrom('proyectos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    token = vault.decrypt(row.token_cifrado, row.token_clave, row.id);
  });
  return token;
}

test('a backup restored on an empty machine opens its tokens only with the separately kept key', async () => {
  const file = join(folder, 'copia.gz');
  await withDatabase(deps('a'), ({ db }) => addProyecto(db));
  await respaldo([file], deps('a'));
  await restaurar([file], deps('b'));
  expect(printed).toEqual([
    `Respaldo escrito en ${file} (1 fila). No contiene la carpeta secretos: guárdela aparte.`,
    'Respaldo cargado: 1 fila. Los tokens se leen con la clave que los cifró (SECRET_KEY o secretos).',
  ]);
  expect(await readToken('b', 'a')).toBe('ghp_canario');
  await expect(readToken('b', 'b')).rejects.toThrow('No se tiene la clave');

  const text = gunzipSync(await readFile(file)).toString();
  expect(text).not.toContain('ghp_canario');
  expect(text).not.toContain(await readFile(join(folder, 'a', 'secretos', 'clave-tokens'), 'utf8'));
  await expect(restaurar([file], deps('b'))).rejects.toThrow('--reemplazar');
  await expect(restaurar([], deps('b'))).rejects.toThrow('Uso: npm run restaurar');
});

test('while a server has the data open, a backup is refused and names the nightly ones', async () => {
  const database = await openDatabase({ dataDir: join(folder, 'a') });
  await expect(respaldo([join(folder, 'copia.gz')], deps('a'))).rejects.toThrow(
    /en uso por otro servidor.*el respaldo de cada noche está en .*a\/respaldos/,
  );
  await database.close();
  expect(await readdir(folder)).toEqual(['a']);
});

test('a rotation goes past a token that does not decrypt, names its project and fails', async () => {
  await withDatabase(deps('a'), async ({ db }) => {
    const id = '00000000-0000-7000-8000-0000000000ff';
    await addProyecto(db);
    const row = await db.selectFrom('proyectos_todos').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('proyectos_todos')
      .values({ ...row, id, nombre: 'Otro', clave: 'otro' })
      .execute();
  });
  await expect(rotarClave([], deps('a'))).rejects.toThrow(/No se descifra.*0000000000ff\.$/u);
  expect(printed).toContain('Tokens cifrados de nuevo con la clave actual: 1.');
  expect(await readToken('a', 'a')).toBe('ghp_canario');
});

test('the generated key is rotated in two steps, and tokens stay readable throughout', async () => {
  await withDatabase(deps('a'), ({ db }) => addProyecto(db));
  const running = await createVault({ secrets: await openSecrets(join(folder, 'a')) });
  await rotarClave([], deps('a'));
  await withDatabase(deps('a'), async ({ db }) => {
    const row = await db.selectFrom('proyectos').selectAll().executeTakeFirstOrThrow();
    expect(row.token_clave).not.toBe(running.current);
    expect(running.decrypt(row.token_cifrado, row.token_clave, row.id)).toBe('ghp_canario');
  });
  await rotarClave(['--retirar'], deps('a'));
  expect(await readToken('a', 'a')).toBe('ghp_canario');
  expect(await readFile(join(folder, 'a', 'secretos', 'clave-tokens'), 'utf8')).not.toContain(',');
  expect((await createVault({ secrets: await openSecrets(join(folder, 'a')) })).has(running.current)).toBe(
    false,
  );
});
