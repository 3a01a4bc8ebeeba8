import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { endWithTests, freePort, whileAlive } from '../../tests/doubles/src/index.ts';
import { Browser } from '../../apps/api/src/identity/testing/browser.ts';
import { root } from '../lib/paths.ts';
import { relaxPolicy } from './page.ts';

/** A copy of the sources, over packages that stand outside it, with links to its own rooms. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mantenible-dev-'));
  const filter = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  for (const part of ['apps', 'packages', 'tests/doubles', 'tools', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  mkdirSync(join(copy, 'node_modules/@mantenible'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@mantenible', '.cache'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@mantenible', name));
  return copy;
}

let copy = '';
let base = '';
let child: ChildProcess;
let output = '';
beforeAll(async () => {
  copy = copyProject();
  const port = await freePort();
  base = `http://127.0.0.1:${port}/mantenible`;
  const { PATH } = process.env;
  child = endWithTests(
    spawn(process.execPath, [join(copy, 'tools/dev.ts')], {
      cwd: copy,
      env: { PATH, PORT: String(port), ESTUDIANTE_PASSWORD: 'clave de prueba de estudiante' },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await started(1);
});
afterAll(async () => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await whileAlive(exit, 'the end of the server');
  rmSync(copy, { recursive: true });
});

/** Resolves once the server has printed its address that many times. */
function started(times: number): Promise<void> {
  const printed = async () => {
    while (output.split('está listo en').length <= times) await once(child.stdout ?? child, 'data');
  };
  return whileAlive(printed(), 'the address', () => output);
}

function edit(path: string, from: string, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const get = async (path: string, accept = '*/*') => fetch(`${base}${path}`, { headers: { accept } });
const textOf = async (path: string) => (await get(path)).text();

test('the page comes with its configuration and the client of the replacements, under a policy that lets both run', async () => {
  const page = await get('/lista_proyectos', 'text/html');
  const html = await page.text();
  expect(html).toContain('src="/mantenible/@vite/client"');
  expect(html).toContain('src="/mantenible/src/main.tsx"');
  expect(html).toContain('{"basePath":"/mantenible"');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'unsafe-inline' 'self'");
});

test('a program that asks for no type in particular gets the page of the server', async () => {
  const page = await fetch(`${base}/`, { headers: { accept: '*/*' }, redirect: 'manual' });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('the policy of every other answer stays that of the product', async () => {
  const { headers } = await get('/api/salud');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';style-src 'self';/u);
});

test('only scripts and styles are relaxed', () => {
  expect(relaxPolicy("default-src 'none';script-src 'self';style-src-attr 'none'")).toBe(
    "default-src 'none';script-src 'unsafe-inline' 'self';style-src-attr 'none'",
  );
});

test('a person signs in at the same address', async () => {
  const tokens = await new Browser(base).signIn('estudiante', 'clave de prueba de estudiante');
  const answer = await fetch(`${base}/api/subcaracteristicas`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(answer.status).toBe(200);
});

test('an edit of the page is sent to the open page, and its module is the new one', async () => {
  const client = await textOf('/@vite/client');
  const token = /wsToken = "(?<token>[^"]+)"/u.exec(client)?.groups?.['token'] ?? '';
  const path = '/src/main.tsx';
  expect(await textOf(path)).not.toContain('cambiado');
  const socket = new WebSocket(`${base.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages = replacements(socket);
  await once(socket, 'open');
  edit(`apps/web${path}`, 'The page has no', 'cambiado');
  await messages;
  socket.close();
  expect(await textOf(path)).toContain('cambiado');
});

/** Resolves with the first message that changes the open page. */
function replacements(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => {
      reject(new Error('the page lost its connection'));
    });
    socket.addEventListener('message', ({ data }) => {
      if (/"type":"(?:update|full-reload)"/u.test(String(data))) resolve();
    });
  });
}

test('an edit of a package or of the server is in the answers after a restart; requests meanwhile wait', async () => {
  edit('packages/contracts/src/salud.ts', "z.literal('vivo')", "z.literal('cambiado')");
  edit('apps/api/src/http/health.routes.ts', "'vivo' as const", "'cambiado' as const");
  await started(2);
  expect(await (await get('/api/salud')).json()).toEqual({ estado: 'cambiado' });
});
