import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createAdministracion } from '../composition/cuentas.ts';
import { consola } from '../identity/administracion/administracion.port.ts';
import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { usuarios } from './usuarios-commands.ts';

const now = () => new Date();
let test: TestDatabase;
let folder: string;
let [printed, refused]: [string[], string[]] = [[], []];

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'importar-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [printed, refused] = [[], []];
  await test.db.deleteFrom('cuentas').execute();
});

function run(...args: string[]): Promise<number> {
  const administracion = createAdministracion({ db: test.db, now, log: { info: () => undefined } })(consola);
  const terminal = {
    administracion,
    print: (line: string) => printed.push(line),
    fail: (line: string) => refused.push(line),
  };
  return usuarios(terminal, args);
}

const find = (usuario: string) => cuentaRepository(test.db, now).buscarPorUsuario(usuario);

async function clase(nombre: string, ...lines: string[]): Promise<string> {
  const file = join(folder, nombre);
  await writeFile(file, lines.join('\r\n'));
  return file;
}

it('shows old and new of known accounts by line, and changes them only when asked to', async () => {
  await run('agregar', 'ana', '--nombre', 'Ana', '--rol', 'admin', '--correo', 'a@b');
  await run('agregar', 'jefa', '--nombre', 'Jefa', '--rol', 'admin');
  const before = await find('ana');
  printed = [];
  const file = await clase('cambios.csv', 'usuario;nombre;rol;grupo', 'ana;Ana Díaz;;B', 'beto;Beto;;B');
  expect(await run('importar', file)).toBe(1);
  expect(printed).toEqual([
    'No se lee la columna «grupo».',
    'línea 2, «ana»: nombre: Ana → Ana Díaz; rol: admin → estudiante; PIERDE EL ROL ADMIN',
  ]);
  expect(refused.join()).toContain('--cambiar');
  expect([await find('ana'), await find('beto')]).toEqual([before, null]);
  expect(await run('importar', file, '--cambiar')).toBe(0);
  expect(await find('ana')).toEqual({ ...before, nombre: 'Ana Díaz', roles: ['estudiante'] });
});

it('reads the file of Excel for Mac', async () => {
  const file = await clase('mac.csv');
  await writeFile(file, Buffer.from('usuario;nombre\rana;Garc\x92a Pe\x96a\r', 'latin1'));
  expect(await run('importar', file)).toBe(0);
  expect(await find('ana')).toMatchObject({ nombre: 'García Peña' });
});

it('reactivates accounts with their earlier passwords', async () => {
  await run('agregar', 'ana', '--nombre', 'Ana');
  const before = await find('ana');
  await run('desactivar', 'ana');
  expect(
    await run(
      'importar',
      await clase('vuelve.csv', 'usuario;nombre;correo;rol', 'ana;Ana Nueva;;estudiante'),
      '--cambiar',
    ),
  ).toBe(0);
  expect(await find('ana')).toEqual({ ...before, nombre: 'Ana Nueva', activa: true });
});
