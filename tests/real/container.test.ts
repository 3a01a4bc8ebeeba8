// seguridad: 60
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Browser } from '../../apps/api/src/identity/testing/browser.ts';
import { clienteDe } from '../../apps/api/src/testing/process/cliente.ts';
import {
  abrirRepositorios,
  type RepositoriosRetenibles,
} from '../../apps/api/src/testing/process/repositorios-retenibles.ts';
import { buildImage, firstProcessOf, runInImage, startInImage, type Image } from './support/container.ts';

/** The image of deploy/Containerfile, built and started on a read-only root file system but /datos. */
const clave = 'clave de prueba de estudiante';
let image: Image;
let data: string;
let server: ChildProcess;
let base: string;
let repositorios: RepositoriosRetenibles;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  image = buildImage('localhost/mantenible:prueba');
  data = mkdtempSync(join(tmpdir(), 'mantenible-contenedor-'));
  chownSync(data, 1000, 1000);
  repositorios = await abrirRepositorios();
  const port = String(await freePort());
  base = `http://127.0.0.1:${port}/mantenible`;
  env = { HOST: '127.0.0.1', PORT: port, ESTUDIANTE_PASSWORD: clave, SCAN_ALLOW_LOCAL: '1' };
  server = startInImage(image, data, image.config.Cmd, env);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(`${base}/`)) resolve();
      });
    server.once('exit', () => {
      reject(new Error(output));
    });
  });
}, 1_800_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await repositorios.cerrar();
  image.remove();
  rmSync(data, { recursive: true, force: true });
});

test('the image has neither build tools nor the sources of tests and tools', () => {
  const left = [
    ...['npm', 'npx', 'yarn', 'corepack'].map((name) => `usr/local/bin/${name}`),
    ...['gcc', 'cc', 'make', 'python3'].map((name) => `usr/bin/${name}`),
    ...['vite', 'vitest', 'oxlint', 'typescript-nativo', 'playwright-core'].map(
      (name) => `app/node_modules/${name}`,
    ),
    'app/tests',
    'app/tools',
    'app/apps/web/src',
    'usr/local/lib/node_modules',
  ].filter((path) => image.has(path));
  expect(left).toEqual([]);
  const own = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(image.files, 'app', folder), { recursive: true, withFileTypes: true }),
  );
  const files = own.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const ours = files.filter((path) => !path.includes('/node_modules/') && !path.includes('/dist/'));
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((path) => /\.test\.|\.tsx?$|\.md$|\/(?:testing|corpus)\//u.test(path))).toEqual([]);
  expect(image.has('app/apps/web/dist/index.html')).toBe(true);
});

test('all processes run as the user of the image, without root', () => {
  expect(image.config.User).toBe('node');
  const status = readFileSync(`/proc/${firstProcessOf(server)}/status`, 'utf8');
  expect(/^Uid:\t(?<uid>[\d\t]+)$/mu.exec(status)?.groups?.['uid']).toBe('1000\t1000\t1000\t1000');
});

test('writes reach the data folder alone', async () => {
  expect(Object.keys(image.config.Volumes)).toEqual(['/datos']);
  const write = `
    const { rmSync, writeFileSync } = require('node:fs');
    for (const folder of ['/app', '/app/apps/api/dist', '/tmp', '/home/node', '/etc', '/datos'])
      try { writeFileSync(folder + '/prueba', ''); console.log(folder); rmSync(folder + '/prueba'); } catch {}`;
  expect(await runInImage(image, data, ['node', '-e', write], {})).toEqual({ code: 0, output: '/datos\n' });
});

test('the health check passes while the server serves, and fails without a server', async () => {
  const [, ...check] = image.config.Healthcheck.Test;
  expect(await runInImage(image, data, check, env)).toEqual({ code: 0, output: '' });
  const elsewhere = { ...env, PORT: String(await freePort()) };
  expect((await runInImage(image, data, check, elsewhere)).code).toBe(1);
});

test('the page is served, and a repository is downloaded and analysed', async () => {
  const page = await fetch(`${base}/`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  const accessToken = async (usuario: string) =>
    (await new Browser(base).signIn(usuario, clave)).access_token;
  const cliente = await clienteDe({ base, accessToken }, 'estudiante');
  const link = repositorios.crear('en-contenedor.git', [{ path: 'a.py', content: 'x = 1\ny = 2\n' }]);
  const id = await cliente.crearProyecto(link);
  expect(await cliente.iniciar(id)).toBe(202);
  const fin = await (await cliente.flujo(id)).hasta(({ progreso }) => progreso === null);
  expect(fin).toMatchObject({ estado: 'listo', motivo: null });
  expect((await cliente.medidas(id))['a.py']).toMatchObject({ ncloc: '2' });
});

test('the first process ends by itself when the container is stopped', async () => {
  const ended = once(server, 'exit');
  process.kill(firstProcessOf(server), 'SIGTERM');
  await ended;
  expect(server.exitCode).toBe(0);
});
