import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AdministracionDeConsola } from '../identity/administracion/administracion.port.ts';
import { respaldo, restaurar } from './backup-commands.ts';
import { commandFailure, readCommandLine } from './command-line.ts';
import { rotarClave } from './key-command.ts';
import { usage, usuarios } from './usuarios-commands.ts';

let folder: string;
let printed: string[];
let refused: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantenible-uso-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  printed = [];
  refused = [];
});

const deps = () => ({
  config: { dataDir: join(folder, 'datos'), databaseUrl: null, secretKey: null },
  now: () => new Date('2026-03-01T10:00:00Z'),
  print: (line: string) => void printed.push(line),
});
const commands = { respaldo, restaurar, 'rotar-clave': rotarClave };
const usos = {
  respaldo: 'Uso: npm run respaldo -- [ARCHIVO]',
  restaurar: 'Uso: npm run restaurar -- ARCHIVO [--reemplazar]',
  'rotar-clave': 'Uso: npm run rotar-clave -- [--retirar]',
};

describe('a misused command names its use in Spanish, and opens no database', () => {
  test.each([
    ['respaldo', ['--todo']],
    ['respaldo', ['uno.gz', 'dos.gz']],
    ['restaurar', []],
    ['restaurar', ['--reemplazar']],
    ['restaurar', ['a.gz', '--remplazar']],
    ['restaurar', ['a.gz', 'b.gz']],
    ['restaurar', ['a.gz', '--reemplazar=no']],
    ['rotar-clave', ['--retira']],
    ['rotar-clave', ['retirar']],
  ] as const)('%s %j', async (name, args) => {
    await expect(commands[name](args, deps())).rejects.toThrow(usos[name]);
    expect(await readdir(folder)).toEqual([]);
    expect(printed).toEqual([]);
  });
});

test('a command line is read in any order, and after -- everything is an argument', () => {
  const options = { reemplazar: { type: 'boolean', default: false } } as const;
  const leer = (...args: string[]) => {
    const { positionals, values } = readCommandLine(args, { options, maximo: 1, uso: 'Uso' });
    return [values.reemplazar, ...positionals];
  };
  expect(leer('--reemplazar', 'a.gz')).toEqual([true, 'a.gz']);
  expect(leer('a.gz', '--reemplazar')).toEqual([true, 'a.gz']);
  expect(leer('--', '--reemplazar')).toEqual([false, '--reemplazar']);
  expect(leer()).toEqual([false]);
});

describe('a file that cannot be used is named in Spanish', () => {
  const failure = (attempt: Promise<unknown>) => attempt.then(() => 'no failure', commandFailure);

  test('when it is missing, or lies inside of a file', async () => {
    const [missing, file] = [join(folder, 'nada.gz'), join(folder, 'uno')];
    expect(await failure(readFile(missing))).toBe(`No se puede usar ${missing}: no existe.`);
    await writeFile(file, '');
    const dentro = join(file, 'dos');
    expect(await failure(readFile(dentro))).toBe(
      `No se puede usar ${dentro}: parte de su ruta no es una carpeta.`,
    );
    await rm(file);
  });

  test('when it is a folder, which the system does not name', async () => {
    expect(await failure(readFile(folder))).toBe('No se puede usar el archivo: es una carpeta.');
  });

  test.each([
    [new Error('Hay tokens bajo la clave antigua.'), 'Hay tokens bajo la clave antigua.'],
    [Object.assign(new Error('no responde'), { code: 'ECONNREFUSED' }), 'no responde'],
    ['texto', 'texto'],
    [undefined, 'undefined'],
  ])('but another failure stays as it is: %s', (error, esperado) => {
    expect(commandFailure(error)).toBe(esperado);
  });
});

describe('the command of accounts', () => {
  const fallar = () => Promise.reject(new Error('no command was given'));
  /** Accounts that no misused command may reach. */
  const administracion: AdministracionDeConsola = {
    todas: fallar,
    agregar: fallar,
    restablecer: fallar,
    activar: fallar,
    simular: fallar,
    importar: fallar,
    vincular: fallar,
  };
  const run = (...args: string[]) =>
    usuarios(
      { administracion, print: (line) => printed.push(line), fail: (line) => refused.push(line) },
      args,
    );

  test.each([
    [[]],
    [['borrar', 'ana']],
    [['agregar']],
    [['agregar', '']],
    [['agregar', 'ana', 'beto']],
    [['listar', 'ana']],
    [['restablecer']],
    [['importar', 'a.csv', 'b.csv']],
    [['vincular', 'a']],
    [['vincular', 'a', 'b', 'c']],
    [['desactivar', '--todas']],
    [['agregar', 'ana', '--nombre']],
  ])('is not carried out for %j, and prints its use', async (args) => {
    expect(await run(...args)).toBe(2);
    expect(refused).toEqual([usage]);
    expect(printed).toEqual([]);
  });

  test('a class that cannot be read changes nothing', async () => {
    const missing = join(folder, 'clase.csv');
    expect(await run('importar', missing).then(String, commandFailure)).toBe(
      `No se puede usar ${missing}: no existe.`,
    );
  });
});
