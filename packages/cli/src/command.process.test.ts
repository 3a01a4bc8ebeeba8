import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { endWithTests, makeRepository, startGitHost } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  commit,
  faulty,
  folderWith,
  git,
  home,
  install,
  mantenible,
  place,
  program,
  remove,
  resultOf,
  room,
  write,
} from './testing/installed.ts';

beforeAll(install);
afterAll(remove);

describe('the installed command', () => {
  it('brings few packages, and runs by its name', () => {
    const modules = join(home, 'node_modules');
    const packages = readdirSync(modules).filter((name) => !name.startsWith('.'));
    expect(packages.sort()).toEqual([
      '@oxc-parser',
      '@oxc-project',
      'mantenible',
      'oxc-parser',
      'typescript',
    ]);
    const { version } = JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')) as { version: string };
    const npx = spawnSync('npx', ['--no-install', 'mantenible', '--version'], {
      cwd: home,
      encoding: 'utf8',
    });
    expect(npx.stdout).toBe(`${version}\n`);
  });

  it('finds with types, without git, hidden files and links that leave the folder', () => {
    const folder = folderWith({
      'a.ts': 'export async function f(): Promise<void> {}\nexport function g(): void {\n  f();\n}\n',
      'b.py': 'x = 1  # uno\n\ny = 2\n',
      '.oculto.py': 'z = 3\n',
    });
    symlinkSync('/etc', join(folder, 'fuera'));
    const { medidas, archivos, incidencias } = resultOf(folder);
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['a.ts', 'b.py']);
    expect(medidas).toMatchObject({ ncloc: 6, functions: 2 });
    expect(incidencias.map(({ regla }) => regla)).toEqual(expect.arrayContaining(['typescript:S1186']));
  });

  it('writes each format to its file, whole or not at all, and answers a missed bound with 1', () => {
    const folder = folderWith({ 'a.js': faulty('f') });
    const given = ['--formato', 'sarif', '--salida', 'a.sarif', '--formato', 'tabla', '--resumen'];
    const { status, stdout } = mantenible(folder, 'analizar', ...given, '--umbral', 'code_smells=0');
    expect(status).toBe(1);
    expect(stdout).toContain('Olores de código: 1, máximo 0: no cumple');
    expect(readFileSync(join(folder, 'a.sarif'), 'utf8')).toContain('"version": "2.1.0"');
    expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.sarif']);
  });

  it.each([
    ['a missing folder', 'no/hay.json', 'la carpeta no existe'],
    ['a full disk', '/dev/full', 'no queda espacio en el disco'],
  ])('refuses to write into %s', (_name, path, message) => {
    const folder = folderWith({ 'a.js': 'f();\n' });
    const { status, stderr } = mantenible(folder, 'analizar', '-f', 'json', '-o', path);
    expect({ status, names: readdirSync(folder) }).toEqual({ status: 2, names: ['a.js'] });
    expect(stderr).toContain(message);
  });

  it.each([
    ['is larger than the system allows', 'ulimit -f 8; '],
    ['goes to a full disk', '', '/dev/full'],
  ])('refuses a result that %s, and leaves no clean status', (_name, limit, target = 'reglas.txt') => {
    const order = `trap '' XFSZ; ${limit}'${process.execPath}' '${program}' reglas > ${target}`;
    const { status, stderr } = spawnSync('bash', ['-c', order], { cwd: folderWith({}), encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^No se pudo escribir el resultado en la salida estándar: .*\.\n$/u);
  });

  it('writes a whole result into a file that is its standard output', () => {
    const order = `'${process.execPath}' '${program}' reglas > reglas.txt`;
    const folder = folderWith({});
    const { status } = spawnSync('bash', ['-c', order], { cwd: folder });
    const written = readFileSync(join(folder, 'reglas.txt'), 'utf8');
    expect({ status, written }).toEqual({ status: 0, written: mantenible(folder, 'reglas').stdout });
  });

  it('refuses in Spanish a folder that was removed', () => {
    const order = `mkdir a; cd a; rmdir ../a; '${process.execPath}' '${program}' analizar`;
    const { status, stderr } = spawnSync('bash', ['-c', order], { cwd: folderWith({}), encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^No se pudo empezar en esta carpeta: [^\n]*\n$/u);
  });

  it('refuses a folder of which it can read no file as code', () => {
    const folder = folderWith({ 'roto.py': 'def (\n' });
    const { status, stderr } = mantenible(folder, 'analizar', '--umbral', 'code_smells=0');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'Ningún archivo se pudo leer como código (roto.py): corrija su sintaxis y analice de nuevo.\n',
    });
  });

  it('names the missed bounds in the messages where the result is for programs', () => {
    const folder = folderWith({ 'a.js': faulty('f') });
    const { status, stderr } = mantenible(folder, 'analizar', '-f', 'json', '--umbral', 'code_smells=0');
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'Olores de código: 1, máximo 0: no cumple\n' });
  });

  it('reads each file of a folder once, and none outside it, in the middle of a merge', () => {
    const folder = folderWith({ 'a.js': 'f(1);\n', 'd/b.js': 'f(2);\n' });
    git(folder, 'init', '--quiet', '--initial-branch=main');
    const first = commit(folder);
    for (const [branch, text] of [
      ['uno', 'f(3);\n'],
      ['dos', 'f(4);\n'],
    ] as const) {
      git(folder, 'checkout', '--quiet', '-b', branch, first);
      write(folder, { 'a.js': text });
      commit(folder);
    }
    expect(() => git(folder, 'merge', '--quiet', 'uno')).toThrow();
    write(folder, { 'a.js': 'f(5);\n' });
    git(folder, 'init', '--quiet', 'dentro');
    write(folder, { 'dentro/c.js': 'f(6);\n' });
    commit(join(folder, 'dentro'));
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff]), Buffer.from('.js')]), '');
    rmSync(join(folder, 'd'), { recursive: true });
    symlinkSync(folderWith({ 'b.js': 'f(7);\n' }), join(folder, 'd'));
    const { archivos, omitidos } = resultOf(folder);
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['a.js']);
    expect(omitidos.map(({ ruta }) => ruta)).toEqual(['\ufffd.js', 'dentro']);
  });

  it('leaves out what the person who runs it ignores everywhere', () => {
    const folder = folderWith({
      'a.js': 'f(1);\n',
      'notas.js': 'f(2);\n',
      'casa/.config/git/ignore': '/notas.js\n',
    });
    git(folder, 'init', '--quiet');
    const named = (env: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, [program, 'analizar', '-f', 'json'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, XDG_CONFIG_HOME: undefined, XDG_CACHE_HOME: place, ...env },
      }).stdout;
    expect(named({ HOME: place })).toContain('notas.js');
    expect(named({ HOME: join(folder, 'casa') })).not.toContain('notas.js');
    write(folder, { 'casa/.gitconfig': '[core]\n  excludesFile = ~/otros\n', 'casa/otros': 'a.js\n' });
    expect(JSON.parse(named({ HOME: join(folder, 'casa') }))).toMatchObject({
      archivos: [{ ruta: 'notas.js' }],
    });
  });

  it.each([
    ['index is damaged', 'index', 'nada'],
    ['head is damaged', 'HEAD', ''],
  ])('refuses a repository whose %s: its ignored files would count', (_name, file, text) => {
    const folder = folderWith({ 'a.js': 'f(1);\n', 'dist/b.js': 'f(2);\n', '.gitignore': 'dist\n' });
    git(folder, 'init', '--quiet');
    commit(folder);
    write(folder, { [`.git/${file}`]: text });
    const { status, stdout, stderr } = mantenible(folder, 'analizar');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('git no pudo leer este repositorio');
  });

  it.each([
    ['a folder that is not there', ['nada'], 'No existe la carpeta «nada»: compruebe su ruta. '],
    [
      'an address of git that is no link',
      ['git@github.com:usuario/proyecto.git'],
      'Un repositorio se indica con su enlace, que empieza por https://.',
    ],
    ['a file', ['a.txt'], 'no es una carpeta'],
    ['a folder without code', ['.'], 'no contiene código'],
    ['a link that is not allowed', ['file:///etc'], 'Escriba el enlace completo'],
    ['a branch of a folder', ['.', '--rama', 'x'], 'La rama solo se indica con un enlace'],
    ['a revision of a link', ['https://x.example/r', '--desde', 'x'], 'clone el repositorio'],
    ['an unknown option', ['--nada'], 'No existe la opción «--nada»'],
  ])('answers %s with 2, in Spanish and without a word on the output', (_name, args, message) => {
    const folder = folderWith({ 'a.txt': '' });
    const { status, stdout, stderr } = mantenible(folder, 'analizar', ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('ends in silence when the reader of its output ends', () => {
    const order = `'${process.execPath}' '${program}' reglas | head -1; exit \${PIPESTATUS[0]}`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', order], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'Accesibilidad\n', stderr: '' });
  });

  it('ends at an interruption, with its status and without a file', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const folder = folderWith({});
    const args = [program, 'analizar', `http://127.0.0.1:${port}/r`, '-f', 'json', '-o', 'a.json'];
    const env = { ...process.env, SCAN_ALLOW_LOCAL: '1' };
    const child = endWithTests(spawn(process.execPath, args, { cwd: folder, env }));
    const [socket] = (await once(silent, 'connection')) as [{ destroy: () => void }];
    child.kill('SIGINT');
    const [status] = (await once(child, 'exit')) as [number];
    socket.destroy();
    silent.close();
    expect({ status, wrote: existsSync(join(folder, 'a.json')) }).toEqual({ status: 130, wrote: false });
  });

  it('clones a link with the token of the environment, and names that variable where it has none', async () => {
    makeRepository(place, 'r.git', [{ path: 'b.py', content: 'x = 1\n' }], { branch: 'troncal' });
    const host = await startGitHost({ root: place, token: 'secreto' });
    // The temporary folder of a machine is shared: what another user left there does not stop the run.
    const TMPDIR = folderWith({ 'mantenible-analizar': '' });
    const run = async (token: string) => {
      const env = { ...process.env, TMPDIR, SCAN_ALLOW_LOCAL: '1', GIT_TOKEN: token };
      const args = [program, 'analizar', `${host.origin}/r`, '-f', 'json'];
      const child = endWithTests(spawn(process.execPath, args, { env }));
      let [out, err] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      await once(child, 'close');
      return { out, err };
    };
    const [given, empty] = [await run('secreto'), await run('')];
    await host.close();
    expect(JSON.parse(given.out)).toMatchObject({ medidas: { ncloc: 1 }, archivos: [{ ruta: 'b.py' }] });
    expect(empty.out).toBe('');
    expect(empty.err).toContain('en la variable de entorno GIT_TOKEN');
  });
});
