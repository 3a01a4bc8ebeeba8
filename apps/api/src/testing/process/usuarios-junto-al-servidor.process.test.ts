// seguridad: 44, socket-orders
import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endWithTests } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Browser } from '../../identity/testing/browser.ts';
import { builtProgram } from './built-programs.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

let server: ServerProcess;
let folder: string;
beforeAll(async () => {
  server = await startServerProcess();
  folder = await mkdtemp(join(tmpdir(), 'usuarios-junto-'));
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run usuarios -- …` over the server's data folder. */
function usuarios(...args: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: server.dataDir };
  return new Promise((resolve) => {
    endWithTests(
      execFile(process.execPath, [builtProgram('cli/usuarios.ts'), ...args], { env }, (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err });
      }),
    );
  });
}
const socket = () => join(server.dataDir, 'control', 'cuentas.sock');
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

test('every order works while the server has the database open, and the server logs its author', async () => {
  expect(await usuarios('agregar', 'eva', '--nombre', 'Eva Gil')).toMatchObject({ code: 0, err: '' });
  const clase = join(folder, 'clase.csv');
  await writeFile(clase, 'usuario;nombre\r\nluz;Luz\r\nana;Ana');
  expect((await usuarios('importar', clase)).out).toContain('Cuentas nuevas: 2.');
  expect(await readFile(join(folder, 'clase-claves.csv'), 'utf8')).toMatch(/luz;Luz;[a-z2-9-]{34}/);
  expect((await usuarios('desactivar', 'luz')).out).toContain('«luz» desactivada');
  expect((await usuarios('listar')).out).toMatch(
    /eva\tEva Gil\testudiante\tactiva\t.*\nluz\tLuz\testudiante\tdesactivada/s,
  );
  expect(await usuarios('desactivar', 'admin')).toMatchObject({
    code: 1,
    err: 'Debe quedar al menos una cuenta activa con el rol admin.\n',
  });
  expect(await usuarios('restablecer', 'nadie')).toMatchObject({
    code: 1,
    err: 'No hay ninguna cuenta «nadie».\n',
  });
  expect((await usuarios('vincular', 'a', 'b')).out).toContain('Movidos: 0 proyectos');
  expect(server.output()).toContain('"sub":"consola","accion":"cuenta-desactivada","cuenta":"luz"');
});

test('a reset at the command line ends the session of the browser at once', async () => {
  const browser = new Browser(server.base);
  const tokens = await browser.signIn('estudiante', 'clave de prueba de estudiante');
  expect(tokens.refresh_token).toBeTruthy();
  expect((await usuarios('restablecer', 'estudiante')).code).toBe(0);
  expect(await browser.refresh(tokens.refresh_token)).toMatchObject({ status: 400 });
});

test('the socket is accessible to its owner alone, and removed when the server stops', async () => {
  expect([await modeOf(join(server.dataDir, 'control')), await modeOf(socket())]).toEqual([0o700, 0o600]);
  expect(await server.ended('SIGTERM')).toBe(0);
  expect(await exists(socket())).toBe(false);
  expect((await usuarios('listar')).out).toContain('eva\tEva Gil');
});

test('the socket of a killed server does not prevent a new start', async () => {
  const env = { DATA_DIR: server.dataDir };
  const killed = await startServerProcess(env);
  await killed.ended('SIGKILL');
  expect(await exists(socket())).toBe(true);
  expect((await usuarios('listar')).out).toContain('eva\tEva Gil');
  const next = await startServerProcess(env);
  expect((await usuarios('listar')).out).toContain('eva\tEva Gil');
  expect(await modeOf(socket())).toBe(0o600);
  await Promise.all([killed.remove(), next.remove()]);
});
