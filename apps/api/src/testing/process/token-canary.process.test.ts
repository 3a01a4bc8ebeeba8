// seguridad: 11
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { startServerProcess, type ServerProcess } from './server-process.ts';

/** A repository token in the real server, which only its owner may read (requisito: token-canary). */
const canary = 'ghp_CANARIO5e1b77d04c';
const conId = z.looseObject({ _id: z.string() });

let server: ServerProcess;
let repository: Server;
let link: string;
const answers: { readonly call: string; readonly text: string }[] = [];
const whileAsked: { readonly authorization: string; readonly commands: string }[] = [];

beforeAll(async () => {
  repository = createServer((request, response) => {
    const sent = request.headers.authorization ?? '';
    whileAsked.push({ authorization: sent, commands: commandLines() });
    response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => repository.once('listening', resolve));
  const address = repository.address();
  link = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/tienda.git`;
  server = await startServerProcess({ SCAN_ALLOW_LOCAL: '1', SCAN_HOSTS: '*', LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  repository.close();
  await server.remove();
});

/** Arguments of every readable process of this machine. */
function commandLines(): string {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    })
    .join('\n');
}

function caller(token: string) {
  return async (method: string, path: string, body?: object | string): Promise<unknown> => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${server.base}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'idempotency-key': 'una-clave',
      },
      ...(body !== undefined && { body: sent }),
    });
    const text = await response.text();
    const head = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    answers.push({ call: `${method} ${path} ${response.status}`, text: `${head}\n${text}` });
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
}

/** All calls for a project, and refusals that quote the request. */
async function journey(): Promise<void> {
  const owner = caller(await server.accessToken('estudiante'));
  const admin = caller(await server.accessToken('admin'));
  const { sub } = z
    .object({ sub: z.string() })
    .parse(JSON.parse(payloadOf(await server.accessToken('estudiante'))));
  const nuevo = { nombre: 'Tienda', link, branch: 'main', githubtoken: canary, idPersona: sub };
  const { _id } = conId.parse(await owner('POST', '/proyectos', nuevo));
  await owner('POST', '/proyectos', nuevo);
  await owner('GET', `/proyectos/${_id}`);
  await owner('GET', `/proyectos/persona/${sub}`);
  await admin('GET', `/proyectos/persona/${sub}`);
  await admin('GET', `/proyectos/${_id}`);
  await admin('PUT', `/proyectos/${_id}`, { link, branch: 'main', githubtoken: canary });
  await owner('PUT', `/proyectos/${_id}`, { link, branch: 'main', githubtoken: canary });
  await owner('POST', '/proyectos/probar-acceso', { link, branch: 'main', proyectoId: _id });
  await owner('POST', '/proyectos/probar-acceso', { link, branch: 'main', githubtoken: canary });
  await owner('POST', '/proyectos', { ...nuevo, nombre: 'B', branch: canary.repeat(20) });
  await owner('POST', '/proyectos', { ...nuevo, nombre: 'C', githubtoken: `${canary}\0` });
  await owner('POST', '/proyectos', `{"githubtoken":"${canary}",`);
  await owner('POST', '/sonarqube/proyectos/crear', { nombreProyecto: 'Otra', githubtoken: canary });
  await owner('GET', `/borradores/${_id}`);
  await owner('GET', `/respuestas/${_id}`);
  await owner('POST', `/analisis/${_id}`);
  await owner('GET', `/analisis/${_id}/progreso`);
  await owner('GET', `/analisis/${_id}`);
  await owner('GET', `/proyectos/${_id}/usos`);
  await owner('GET', '/docs/json');
  await admin('GET', '/salud/listo');
}

const payloadOf = (token: string): string => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();

test('a token is in no answer but its owner’s, no log, no command line and no file', async () => {
  await journey();
  const shown = answers.filter(({ text }) => text.includes(canary)).map(({ call }) => call);
  expect(shown).toEqual([expect.stringMatching(/^GET \/proyectos\/[\da-f-]{36} 200$/)]);
  expect(answers.filter(({ call }) => / 5\d\d$/.test(call))).toEqual([]);
  // An analysis used the token, too, and was refused.
  expect(answers.at(-4)?.text).toContain('El repositorio rechazó el token');

  // The host received the token: the checks below search for a token that was in use.
  const basic = (sent: string) => Buffer.from(sent.replace(/^Basic /, ''), 'base64').toString();
  expect(whileAsked.some(({ authorization }) => basic(authorization).includes(canary))).toBe(true);
  expect(whileAsked.filter(({ commands }) => commands.includes(canary))).toEqual([]);
  expect(commandLines()).toContain('main.js');
  expect(commandLines()).not.toContain(canary);

  expect(await server.ended('SIGTERM')).toBe(0);
  expect(server.output()).toContain('"path":"/mantenible/api/proyectos"');
  expect(server.output()).toMatch(
    /"sub":"[^"]+","proyecto":"[^"]+","analisis":"[^"]+","msg":"analysis started"/,
  );
  expect(server.output()).not.toContain(canary);
  expect(filesWith('Tienda')).not.toBe('');
  expect(filesWith(canary)).toBe('');
});

/** Names of the files of the data folder whose bytes contain `text`. */
function filesWith(text: string): string {
  return spawnSync('grep', ['-rlaF', text, server.dataDir], { encoding: 'utf8' }).stdout;
}
