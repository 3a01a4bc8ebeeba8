import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { endWithTests } from '@mantenible/doubles';
import { numbered } from '@mantenible/doubles/hostile-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hangingGit } from './testing/hanging-git.ts';
import {
  commit,
  faulty,
  folderWith,
  git,
  install,
  mantenible,
  program,
  remove,
  resultOf,
  write,
} from './testing/installed.ts';
import { runs, startedBy, usedBy } from './testing/workers.ts';
import { withoutRights } from './testing/without-rights.ts';

beforeAll(install);
afterAll(remove);

function repository(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  return { folder, base: commit(folder) };
}

describe('a folder without rights', () => {
  const files = { 'a.js': 'f();\n', 'cerrada/b.js': faulty('b') };

  /** Exit status and message of an analysis of a folder, in which the folder `closed` may not be read. */
  function analyse(folder: string, closed: string, mode: number, ...args: readonly string[]) {
    const path = join(folder, closed);
    chmodSync(path, mode);
    const { status, stdout, stderr } = withoutRights(folder, 'analizar', ...args);
    chmodSync(path, 0o755);
    return { status, stdout, stderr };
  }

  it.each([
    ['whose names cannot be read', 0o311],
    ['that cannot be entered', 0o444],
    ['that can be neither', 0o000],
  ])('%s ends with 2 in a repository, and does not count as deleted', (_name, mode) => {
    const { folder, base } = repository(files);
    const given = ['--desde', base, '--nuevas', '0', '--umbral', 'code_smells=0'];
    const { status, stdout, stderr } = analyse(folder, 'cerrada', mode, ...given);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`No tiene permiso para leer «${join(folder, 'cerrada')}`);
    expect(stderr).toContain(': pídalo, o analice otra carpeta.');
  });

  it.each([
    ['that git does not track', 'nueva'],
    ['within another one', 'cerrada/dentro'],
  ])('%s ends with 2', (_name, path) => {
    const { folder } = repository(files);
    write(folder, { [`${path}/c.js`]: 'f();\n' });
    const { status, stdout, stderr } = analyse(folder, path, 0o000);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(': pídalo, haga que git lo ignore, o analice otra carpeta.');
  });

  it.each([
    ['a subfolder', 'dentro'],
    ['a folder below a hidden one', '.oculta/app'],
  ])('below %s of a repository ends with 2 and its whole path', (_name, analysed) => {
    const { folder } = repository({ ...files, [`${analysed}/a.js`]: 'f();\n' });
    write(folder, { [`${analysed}/nueva/c.js`]: 'f();\n', [`${analysed}/.datos/c.js`]: 'f();\n' });
    const { status, stdout, stderr } = analyse(folder, `${analysed}/nueva`, 0o000, analysed);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`No tiene permiso para leer «${join(folder, analysed, 'nueva')}»`);
    expect(analyse(folder, `${analysed}/.datos`, 0o000, analysed)).toMatchObject({ status: 0 });
  });

  it('is the analysed one, or lies outside every repository: the sentence names it', () => {
    const plain = folderWith(files);
    expect(analyse(plain, 'cerrada', 0o000)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(`«${join(plain, 'cerrada')}»: pídalo, o analice otra`) as string,
    });
    const { folder } = repository(files);
    expect(analyse(folder, 'cerrada', 0o000, 'cerrada')).toMatchObject({
      status: 2,
      stderr: 'No tiene permiso para leer «cerrada»: pídalo, o analice una carpeta suya.\n',
    });
  });

  it.each([
    ['that git ignores', 'ignorada'],
    ['that is hidden', '.datos'],
  ])('%s is not needed', (_name, path) => {
    const { folder } = repository({ ...files, '.gitignore': 'ignorada/\n' });
    write(folder, { [`${path}/c.js`]: 'f();\n' });
    expect(analyse(folder, path, 0o000)).toMatchObject({ status: 0 });
  });
});

it('measures a folder of more files than one call takes arguments', () => {
  const folder = folderWith({ 'a.js': faulty('f') });
  mkdirSync(join(folder, 'datos'));
  for (let count = 0; count < 130_000; count += 1) writeFileSync(join(folder, `datos/${count}`), '');
  expect(resultOf(folder).medidas).toMatchObject({ ncloc: 5, code_smells: 1 });
  rmSync(folder, { recursive: true });
});

describe('uncommitted changes', () => {
  const named = (folder: string) => mantenible(folder, 'analizar', '--resumen').stderr;

  it('are named: the file of the scope, deleted code and changed code', () => {
    const { folder } = repository({ 'a.js': 'f();\n', 'b.js': 'g();\n', 'c.js': 'h();\n', 'd.txt': '' });
    expect(named(folder)).toBe('');
    rmSync(join(folder, 'b.js'));
    rmSync(join(folder, 'd.txt'));
    write(folder, { 'c.js': 'i();\n', 'sonar-project.properties': 'sonar.exclusions=z/**\n' });
    expect(named(folder)).toBe(
      'Con cambios sin confirmar en git (3): sonar-project.properties, b.js (borrado), c.js\n',
    );
    expect(resultOf(folder)).toMatchObject({
      sinConfirmar: [
        { ruta: 'sonar-project.properties', borrado: false },
        { ruta: 'b.js', borrado: true },
        { ruta: 'c.js', borrado: false },
      ],
    });
  });

  it('are an empty list where each file is as committed, and no list outside git', () => {
    expect(resultOf(repository({ 'a.js': 'f();\n' }).folder)).toMatchObject({ sinConfirmar: [] });
    expect(resultOf(folderWith({ 'a.js': 'f();\n' }))).not.toHaveProperty('sinConfirmar');
  });

  it('are not the folders that a sparse checkout leaves out', () => {
    const { folder } = repository({ 'a.js': 'f();\n', 'dentro/b.js': 'g();\n' });
    git(folder, 'sparse-checkout', 'set', '--cone', 'otra');
    expect(readdirSync(folder)).not.toContain('dentro');
    expect(named(folder)).toBe('');
  });

  it('are not those outside the scope, nor a file of the scope as it was committed', () => {
    const { folder } = repository({
      'a.js': 'f();\n',
      'z/b.js': 'g();\n',
      'sonar-project.properties': 'sonar.exclusions=z/**\n',
    });
    rmSync(join(folder, 'z/b.js'));
    expect(named(folder)).toBe('');
    rmSync(join(folder, 'sonar-project.properties'));
    expect(named(folder)).toContain('(2): sonar-project.properties (borrado), z/b.js (borrado)\n');
  });
});

describe('a repository that git cannot read', () => {
  it.each([
    ['without its objects', '.git/objects'],
    ['without the file of its state', '.git/HEAD'],
  ])('%s is not taken for one without commits, nor for a folder without a repository', (_name, path) => {
    const { folder, base } = repository({ 'a.js': 'f();\n' });
    rmSync(join(folder, path), { recursive: true });
    const { status, stderr } = mantenible(folder, 'analizar', '--desde', base);
    expect(status).toBe(2);
    expect(stderr).toContain('git no pudo leer este repositorio');
  });

  it('because the file of its branch is empty is not taken for one without commits', () => {
    const { folder, base } = repository({ 'a.js': 'f();\n' });
    write(folder, { '.git/refs/heads/main': '' });
    expect(mantenible(folder, 'analizar', '--desde', base).stderr).toContain('git no pudo leer');
    const empty = folderWith({ 'a.js': 'f();\n' });
    git(empty, 'init', '--quiet');
    expect(mantenible(empty, 'analizar', '--desde', 'main').stderr).toContain('no tiene ningún commit');
  });
});

describe('an interruption', () => {
  it.each([
    ['while the folder is listed', 'ls-files', []],
    ['while the base is read', 'ls-tree', ['--desde', 'HEAD']],
  ])('%s ends the run with its status, and without a file', async (_name, command, args) => {
    const { folder } = repository({ 'a.js': faulty('f') });
    const { env, reached } = hangingGit(command);
    const given = [program, 'analizar', ...args, '-f', 'json', '-o', 'a.json'];
    const child = endWithTests(spawn(process.execPath, given, { cwd: folder, env }));
    const messages: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => messages.push(chunk));
    await reached();
    child.kill('SIGINT');
    const [status] = (await once(child, 'close')) as [number];
    expect({ status, wrote: existsSync(join(folder, 'a.json')) }).toEqual({ status: 130, wrote: false });
    expect(Buffer.concat(messages).toString()).toBe('Análisis interrumpido: no se escribió nada.\n');
  });

  it('while workers analyse ends them too', async () => {
    // The compiler takes ten seconds for the types of this chain; a worker starts in less than two.
    const chain = numbered(
      (i) => `class A${i} extends A${i - 1} { m${i}() { return this.x; } }\n`,
      'class A0 { x = 1; }\n',
    );
    const folder = folderWith({ 'a.js': chain(100_000) });
    const given = [program, 'analizar', '-f', 'json', '-o', 'a.json'];
    const child = endWithTests(spawn(process.execPath, given, { cwd: folder }));
    const workers = () => startedBy(child.pid ?? 0);
    await expect.poll(() => workers().some((id) => usedBy(id) > 3), { timeout: 60_000 }).toBe(true);
    const working = workers();
    child.kill('SIGINT');
    const [status] = (await once(child, 'close')) as [number];
    expect({ status, files: readdirSync(folder) }).toEqual({ status: 130, files: ['a.js'] });
    await expect.poll(() => working.filter(runs), { timeout: 60_000 }).toEqual([]);
  });
});

it('writes none of several files where one cannot be written', () => {
  const folder = folderWith({ 'a.js': 'f();\n' });
  for (const other of ['no/hay.json', '/dev/full']) {
    const given = ['-f', 'json', '-o', 'a.json', '-f', 'sarif', '-o', other];
    expect(mantenible(folder, 'analizar', ...given).status).toBe(2);
    expect(readdirSync(folder)).toEqual(['a.js']);
  }
});
