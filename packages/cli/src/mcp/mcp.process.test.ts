import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  commit,
  faulty,
  folderWith,
  git,
  home,
  install,
  mantenible,
  program,
  remove,
  room,
  write,
} from '../testing/installed.ts';

const sdk = '@modelcontextprotocol/server';

beforeAll(install);
afterAll(remove);

/** Asks a server of this folder by the SDK's own client. */
async function withClient<T>(folder: string, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'prueba', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '.'],
    cwd: folder,
    stderr: 'inherit',
  });
  await client.connect(transport);
  try {
    return await task(client);
  } finally {
    await client.close();
  }
}

/** What a tool answers: its object, or the sentence of a refusal. */
async function call(client: Client, name: string, args: Readonly<Record<string, unknown>> = {}) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return isError === true && first?.type === 'text' ? first.text : structuredContent;
}

it('names the package that is missing, with the command that installs it', () => {
  const { status, stdout, stderr } = mantenible(folderWith({ 'a.js': 'f();\n' }), 'mcp');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`npm install ${sdk}`);
  expect(stderr).toContain(`npx --package mantenible --package ${sdk} mantenible mcp`);
});

describe('the server of a folder', () => {
  beforeAll(() => {
    const manifest = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    };
    const wanted = `${sdk}@${manifest.peerDependencies[sdk] ?? ''}`;
    execFileSync(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', wanted],
      {
        cwd: home,
      },
    );
  });

  it('lists tools that only read', async () => {
    const { tools } = await withClient(folderWith({ 'a.js': 'f();\n' }), (client) => client.listTools());
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['analizar', true],
      ['incidencias', true],
      ['explicar', true],
      ['puntos_criticos', true],
      ['plan', true],
    ]);
  });

  it('gives figures, findings, cards and proposals, of the folder as it is when it is analysed', async () => {
    const folder = folderWith({ 'a.js': faulty('f').replaceAll('  var', '\tvar'), 'b/c.js': faulty('g') });
    await withClient(folder, async (client) => {
      expect(await call(client, 'analizar')).toMatchObject({ incidencias: 2, medidas: { ncloc: 10 } });
      expect(await call(client, 'incidencias', { regla: 's3504', desde: 1, limite: 5 })).toMatchObject({
        total: 2,
        incidencias: [{ archivo: 'b/c.js', linea: 2, regla: 'javascript:S3504' }],
      });
      expect(await call(client, 'explicar', { archivo: 'a.js', linea: 2 })).toMatchObject({
        codigo: [{ linea: 1 }, { texto: '\tvar b = a;' }, {}, {}, {}],
        fichas: [expect.stringContaining('javascript:S3504')],
      });
      expect(await call(client, 'explicar', { archivo: 'a.js', linea: 2, regla: 's3504' })).toMatchObject({
        incidencias: [{ regla: 'javascript:S3504' }],
      });
      expect(await call(client, 'explicar', { archivo: 'a.js', linea: 2, regla: '4' })).toContain(
        'de esa regla',
      );
      expect(await call(client, 'explicar', { regla: 'S3776' })).toMatchObject({
        ficha: expect.stringContaining('python:S3776') as string,
      });
      expect(await call(client, 'plan')).toMatchObject({
        pasos: [{ tipo: 'regla', clave: 'javascript:S3504', incidencias: 2 }, {}, {}],
      });
      write(folder, { 'a.js': 'f();\n' });
      expect(await call(client, 'incidencias')).toMatchObject({ total: 2 });
      expect(await call(client, 'analizar')).toMatchObject({ incidencias: 1 });
      expect(await call(client, 'incidencias', { ruta: 'b' })).toMatchObject({
        total: 1,
        incidencias: [{ archivo: 'c.js' }],
      });
    });
  });

  it('names the scope, and takes another one for an analysis, from which the other tools answer', async () => {
    const folder = folderWith({
      'a.js': faulty('f'),
      'tests/b.js': faulty('g'),
      'sonar-project.properties': 'sonar.exclusions=nada/**\n',
    });
    await withClient(folder, async (client) => {
      expect(await call(client, 'analizar')).toMatchObject({
        archivos: 2,
        alcance: {
          origen: 'archivo',
          avisos: [expect.stringContaining('«nada/**»'), expect.stringContaining('¿dejarlas fuera?')],
          propiedadesPropuestas: expect.arrayContaining([expect.stringContaining('tests/**')]) as string[],
        },
      });
      const alcance = 'sonar.exclusions=tests/**\nsonar.modules=uno\nsonar.exclusion=a.js';
      expect(await call(client, 'analizar', { alcance })).toMatchObject({
        archivos: 1,
        alcance: {
          origen: 'pedido',
          avisos: [
            'No son claves del alcance y no se siguen: «sonar.exclusion»',
            expect.stringContaining('sonar.modules'),
          ],
        },
      });
      expect(await call(client, 'incidencias', { regla: 'S3504' })).toMatchObject({ total: 1 });
    });
  });

  it('names no file above the served folder, which the command does', async () => {
    const folder = folderWith({ 'sonar-project.properties': '', 'src/a.js': faulty('f') });
    git(folder, 'init', '--quiet');
    const answer = await withClient(join(folder, 'src'), (client) => call(client, 'analizar'));
    expect(answer).toMatchObject({ alcance: { origen: 'todo', avisos: [] } });
    expect(mantenible(folder, 'analizar', 'src').stdout).toContain(
      'El archivo ../sonar-project.properties no se sigue',
    );
  });

  it('orders hotspots by the changes of the history that the repository has', async () => {
    const branching = (name: string) => `function ${name}(a) {\n  if (a) f(a);\n}\n${name}(1);\n`;
    const folder = folderWith({ 'src/a.js': branching('a'), 'src/b.js': branching('b') });
    git(folder, 'init', '--quiet', '--initial-branch=main');
    commit(folder);
    for (const name of ['bb', 'bbb']) {
      write(folder, { 'src/b.js': branching(name) });
      commit(folder);
    }
    write(folder, { 'src/a.js': branching('aa') });
    commit(folder);
    const points = await withClient(folder, (client) => call(client, 'puntos_criticos', { ruta: 'src' }));
    expect(points).toMatchObject({
      commits: 3,
      apartados: 0,
      puntos: [
        { ruta: 'b.js', cambios: 2, complejidad: 1, peso: 2, prioritario: true },
        { ruta: 'a.js', cambios: 1, peso: 1 },
      ],
    });
  });

  it('refuses in Spanish what leaves the folder, by its path or by a link, and wrong arguments', async () => {
    const folder = folderWith({ 'a.js': faulty('f') });
    symlinkSync(folderWith({ 'b.js': faulty('g') }), join(folder, 'fuera'));
    const answers = await withClient(folder, (client) =>
      Promise.all([
        call(client, 'analizar', { ruta: '..' }),
        call(client, 'analizar', { ruta: '/etc' }),
        call(client, 'analizar', { ruta: 'fuera' }),
        call(client, 'analizar', { ruta: 'nada' }),
        call(client, 'puntos_criticos'),
        call(client, 'explicar', { archivo: 'a.js' }),
        call(client, 'explicar', { archivo: '../a.js', linea: 1 }),
        call(client, 'explicar'),
        call(client, 'explicar', { regla: 'S0' }),
        call(client, 'analizar', { alcance: 'tests/' }),
        call(client, 'analizar', { alcance: 'sonar.exclusion=tests/**' }),
        call(client, 'incidencias', { limite: 1e9 }),
        call(client, 'incidencias', { archivo: 'a'.repeat(5000) }),
      ]),
    );
    expect(answers).toEqual([
      expect.stringContaining('está fuera'),
      expect.stringContaining('está fuera'),
      expect.stringContaining('está fuera'),
      'No existe la carpeta «nada».',
      expect.stringContaining('no está en un repositorio de git'),
      expect.stringContaining('No hay ninguna incidencia del archivo entero en «a.js»'),
      expect.stringContaining('No hay ninguna incidencia'),
      expect.stringContaining('Indique «regla»'),
      expect.stringContaining('No hay ninguna regla «S0»'),
      expect.stringContaining('«alcance» no tiene ninguna clave'),
      expect.stringContaining('«alcance» no tiene ninguna clave'),
      expect.stringContaining('limite'),
      expect.stringContaining('archivo'),
    ]);
  });

  it('refuses a folder beyond the limits of a server', async () => {
    const folder = folderWith({ 'a.js': faulty('f') });
    for (let count = 0; count < 20_000; count += 1) writeFileSync(join(folder, `${count}.txt`), '');
    expect(await withClient(folder, (client) => call(client, 'analizar'))).toContain(
      'La carpeta tiene demasiados archivos: se admiten 20\u202f000.',
    );
  });

  it('gives names of files without orders for a terminal, and bounds what it answers', async () => {
    const files = Array.from({ length: 3 }, (_none, index): readonly [string, string] => [
      `${'x'.repeat(200)}${index}\u001b[31m.js`,
      Array.from({ length: 200 }, (_, line) => faulty(`f${line}`)).join(''),
    ]);
    const answer = await withClient(folderWith(Object.fromEntries(files)), (client) =>
      call(client, 'incidencias', { limite: 200 }),
    );
    expect(2 * Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(200_000);
    expect(JSON.stringify(answer)).not.toContain('\\u001b');
    const { total, incidencias, quedan } = answer as { total: number; incidencias: []; quedan: number };
    expect(incidencias.length + quedan).toBe(total);
  });
});
