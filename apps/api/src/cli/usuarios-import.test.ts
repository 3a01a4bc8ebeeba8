import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

it.each([
  ['agregar', 'ana', '--nombre', 'Ana', '--rol', 'estudiante', '--rol=admin'],
  ['importar', 'a.csv', '--codificacion', 'utf-8', '--codificacion', 'windows-1252'],
])('an option that is given twice is refused, and the use is printed: %s %s', async (...words) => {
  expect(await run(...words)).toBe(2);
  expect(refused.join()).toContain('Uso: npm run usuarios');
  expect(await find('ana')).toBe(null);
});

it('shows old and new of known accounts by line, and changes them only when asked to', async () => {
  await run('agregar', 'ana', '--nombre', 'Ana', '--rol', 'admin', '--correo', 'a@b');
  await run('agregar', 'jefa', '--nombre', 'Jefa', '--rol', 'admin');
  const before = await find('ana');
  printed = [];
  const file = await clase('cambios.csv', 'usuario;nombre;rol;grupo', 'ana;Ana Díaz;;B', 'beto;Beto;;B');
  expect(await run('importar', file)).toBe(1);
  expect(printed).toEqual([
    'Codificación: utf-8',
    'Columnas: usuario = usuario | nombre = nombre | rol = rol | grupo = no se lee',
    'Línea 2: ana | Ana Díaz |  | B',
    'Línea 3: beto | Beto |  | B',
    'No se lee la columna «grupo».',
    'línea 2, «ana»: nombre: Ana → Ana Díaz; rol: admin → estudiante; PIERDE EL ROL ADMIN',
  ]);
  expect(refused.join()).toContain('--cambiar');
  expect([await find('ana'), await find('beto')]).toEqual([before, null]);
  expect(await run('importar', file, '--cambiar')).toBe(0);
  expect(await find('ana')).toEqual({ ...before, nombre: 'Ana Díaz', roles: ['estudiante'] });
});

describe('a file whose encoding is guessed', () => {
  it('is shown as it was read, and imported only with the encoding', async () => {
    const file = await clase('mac.csv');
    await writeFile(file, Buffer.from('usuario;nombre\rana;Garc\x92a Pe\x96a\r', 'latin1'));
    expect(await run('importar', file)).toBe(1);
    expect(printed).toEqual([
      'Codificación supuesta: macintosh',
      'Columnas: usuario = usuario | nombre = nombre',
      'Línea 2: ana | García Peña',
    ]);
    expect(refused).toEqual([
      'No se importó nada: la codificación del archivo se supuso. Si los acentos se leen bien, repita con --codificacion macintosh; si no, con otra: utf-8, windows-1252, utf-16.',
    ]);
    expect(await find('ana')).toBeNull();
    expect(await run('importar', file, '--codificacion', 'macintosh')).toBe(0);
    expect(await find('ana')).toMatchObject({ nombre: 'García Peña' });
  });

  it('is read in the chosen one where the guess was wrong', async () => {
    const file = await clase('apostrofo.csv');
    // Guessed as the í of Excel for Mac.
    await writeFile(file, Buffer.from('usuario;nombre\r\nana;D\x92az\r\n', 'latin1'));
    await run('importar', file, '--codificacion', 'Windows-1252');
    expect(printed).toContain('Línea 2: ana | D’az');
  });

  it.each(['latin-9', '8859-1'])('cannot be read as %s: the use is printed', async (codificacion) => {
    const file = await clase('otra.csv', 'usuario;nombre', 'ana;Ana');
    expect(await run('importar', file, '--codificacion', codificacion)).toBe(2);
    expect(refused.join()).toContain('--codificacion utf-8|windows-1252|macintosh|utf-16');
    expect(await find('ana')).toBeNull();
  });

  it('shows signs that steer a terminal as unreadable', async () => {
    const file = await clase('hostil.csv', 'usuario;nombre;\u001b[2J', 'ana;Ana;\u001b]0\u0007');
    await run('importar', file);
    expect(printed.join('')).not.toMatch(/\p{Cc}/u);
    expect(printed).toContain('Columnas: usuario = usuario | nombre = nombre | \uFFFD[2J = no se lee');
  });
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
