import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endWithTests } from '@mantenible/doubles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createPruebaAcceso } from './probar-por-git.adapter.ts';

const secreto = 'ghp_correcto';
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
const autorizado = basic(`x-access-token:${secreto}`);
const carpeta = mkdtempSync(join(tmpdir(), 'mantenible-acceso-'));
const peticiones: IncomingMessage[] = [];
let servidor: Server;
let ajeno: Server;
let base: string;

const abrir = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

beforeAll(async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: carpeta, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main', 'trabajo');
  writeFileSync(join(carpeta, 'trabajo', 'a.js'), 'let a;\n');
  const autor = ['-c', 'user.name=P', '-c', 'user.email=p@example.org'];
  git('-C', 'trabajo', 'add', '.');
  git('-C', 'trabajo', ...autor, 'commit', '--quiet', '-m', 'uno');
  git('-C', 'trabajo', 'branch', 'feature/ñ');
  git('clone', '--quiet', '--bare', 'trabajo', 'repo.git');
  git('init', '--quiet', '--bare', 'vacio.git');
  ajeno = createServer((request, response) => {
    peticiones.push(request);
    response.end();
  });
  const urlAjena = await abrir(ajeno);
  servidor = createServer((request, response) => {
    peticiones.push(request);
    atender(request, response, urlAjena);
  });
  base = await abrir(servidor);
});
afterAll(() => {
  servidor.close();
  servidor.closeAllConnections();
  ajeno.close();
  rmSync(carpeta, { recursive: true });
});
beforeEach(() => {
  peticiones.length = 0;
});

/** Stub of a code host: one private repository served by git's own program, and answers of many kinds. */
function atender(request: IncomingMessage, response: ServerResponse, urlAjena: string): void {
  const { pathname } = new URL(request.url ?? '/', 'http://x');
  const [, name = ''] = pathname.split('/');
  if (name === 'colgado') return;
  if (name === 'fuera')
    return void response.writeHead(302, { location: `${urlAjena}/repo.git/info/refs` }).end();
  if (name === 'viejo')
    return void response.writeHead(301, { location: '/repo.git/info/refs?service=git-upload-pack' }).end();
  if (name === 'azure')
    return void response.writeHead(203).end('<title>Azure DevOps Services | Sign In</title>');
  if (name === 'entrada')
    return void response.writeHead(302, { location: 'https://x.example/_signin?realm=dev.azure.com' }).end();
  if (name === 'entrada-propia') return void response.writeHead(302, { location: '/users/sign_in' }).end();
  if (name === 'login' && !request.url?.includes('repo.git'))
    return void response.writeHead(302, { location: '/repo.git/info/refs?service=git-upload-pack' }).end();
  if (name === 'con-usuario') {
    const isRight = request.headers.authorization === basic('gitlab+deploy-token-12:gldt-1');
    return void response.writeHead(isRight ? 404 : 401).end();
  }
  if (name === 'vueltas') return void response.writeHead(302, { location: request.url ?? '/' }).end();
  if (name === 'pagina') return void response.end('<html>');
  if (name === 'enorme')
    return void response.end(`001e# service=git-upload-pack\n0000${'0'.repeat(3_000_000)}`);
  if (name === 'roto') return void response.writeHead(500).end();
  if (name !== 'repo.git' && name !== 'vacio.git') return void response.writeHead(404).end();
  if (request.headers.authorization !== autorizado) return void response.writeHead(401).end();
  servirGit(request, response, pathname);
}

function servirGit(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  const env = {
    PATH: process.env['PATH'],
    GIT_PROJECT_ROOT: carpeta,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: pathname,
    QUERY_STRING: 'service=git-upload-pack',
    REQUEST_METHOD: request.method ?? 'GET',
  };
  const hijo = endWithTests(spawn('git', ['http-backend'], { env }));
  const chunks: Buffer[] = [];
  hijo.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  hijo.on('close', () => {
    const all = Buffer.concat(chunks);
    response.end(all.subarray(all.indexOf('\r\n\r\n') + 4));
  });
}

const probar = (name: string, branch = 'main', token: string | null = secreto, timeoutMs = 5000) =>
  createPruebaAcceso({ hosts: [], permitirLocal: true, timeoutMs }).probar({
    link: `${base}/${name}`,
    branch,
    token,
  });

describe('checking access to a repository', () => {
  it.each(['repo.git', 'repo', 'repo.git/', 'viejo', 'login'])('accepts %s', async (name) => {
    expect(await probar(name)).toEqual({
      correcto: true,
      mensaje: 'Acceso correcto: el repositorio y la rama «main» responden.',
    });
  });

  it('finds branches with slashes and non-ASCII letters', async () => {
    expect((await probar('repo', 'feature/ñ')).correcto).toBe(true);
  });

  it.each([
    ['a branch that is not there', 'repo', 'otra', secreto, 'no tiene la rama «otra»', 'branch'],
    [
      'a branch that is only the beginning of one',
      'repo',
      'mai',
      secreto,
      'no tiene la rama «mai»',
      'branch',
    ],
    ['an empty repository', 'vacio.git', 'main', secreto, 'no tiene la rama «main»', 'branch'],
    ['a wrong token', 'repo', 'main', 'ghp_otro', 'rechazó el token', 'githubtoken'],
    ['a sign-in page instead of an answer', 'azure', 'main', secreto, 'rechazó el token', 'githubtoken'],
    ['a redirect to a sign-in page elsewhere', 'entrada', 'main', secreto, 'rechazó el token', 'githubtoken'],
    ['a redirect to a sign-in page without a token', 'entrada', 'main', null, 'pide un token', 'githubtoken'],
    [
      'a redirect to its own sign-in page',
      'entrada-propia',
      'main',
      secreto,
      'rechazó el token',
      'githubtoken',
    ],
    [
      'a token without the user that the host requires',
      'con-usuario',
      'main',
      'gldt-1',
      'rechazó el token',
      'githubtoken',
    ],
    [
      'the link after the right user',
      'con-usuario',
      'main',
      'gitlab+deploy-token-12:gldt-1',
      'No se encontró',
      'link',
    ],
    ['no token', 'repo', 'main', null, 'pide un token', 'githubtoken'],
    ['a wrong link', 'no-existe', 'main', secreto, 'No se encontró el repositorio', 'link'],
    ['a web page', 'pagina', 'main', secreto, 'no lleva a un repositorio git', 'link'],
    ['a server in trouble', 'roto', 'main', secreto, 'código 500', undefined],
    ['endless redirects', 'vueltas', 'main', secreto, 'redirige demasiadas veces', 'link'],
    ['an answer without end', 'enorme', 'main', secreto, 'demasiadas ramas', 'branch'],
  ])('names %s, with its field', async (_nombre, repo, branch, token, parte, campo) => {
    const { mensaje, ...resto } = await probar(repo, branch, token);
    expect(mensaje).toContain(parte);
    expect(resto).toEqual({ correcto: false, campo });
    expect(mensaje).not.toContain('ghp_');
  });

  it('follows no redirect to another server and sends it no token', async () => {
    expect((await probar('fuera')).mensaje).toContain('redirige a otro servidor');
    expect(peticiones.map((p) => p.url?.split('?')[0])).toEqual(['/fuera/info/refs']);
  });

  it('stops waiting for a server that does not answer', async () => {
    expect((await probar('colgado', 'main', secreto, 200)).mensaje).toContain('No se pudo conectar');
  });

  it('makes no call to a host that is not allowed', async () => {
    const acceso = createPruebaAcceso({ hosts: ['github.com'], permitirLocal: false });
    const salida = await acceso.probar({
      link: base.replace('http', 'https') + '/repo',
      branch: 'main',
      token: secreto,
    });
    expect(salida).toEqual({
      correcto: false,
      mensaje: 'El servidor «127.0.0.1» no está entre los admitidos: github.com.',
      campo: 'link',
    });
    expect(peticiones).toEqual([]);
  });
});
