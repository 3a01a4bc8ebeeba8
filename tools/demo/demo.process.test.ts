import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addressOf, passwordOf, repositoryPortOf } from './project.ts';
import { filesOf, serveSample } from '../lib/sample-repository.ts';

const ejecutar = promisify(execFile);

let carpeta: string;
beforeAll(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-demo-prueba-'));
});
afterAll(() => {
  rmSync(carpeta, { recursive: true });
});

describe('the demonstration', () => {
  it.each([
    [{}, 'http://127.0.0.1:4000/mantenible'],
    [{ PORT: '4200', BASE_PATH: '' }, 'http://127.0.0.1:4200'],
    [{ HOST: '0.0.0.0', BASE_PATH: '/a//b/' }, 'http://127.0.0.1:4000/a/b'],
    [{ HOST: '::1' }, 'http://[::1]:4000/mantenible'],
  ])('finds the product that %j describes', (env, address) => {
    expect(addressOf(env)).toBe(address);
  });

  it('serves the repository beside the product, or on the port of its setting', () => {
    expect(repositoryPortOf({})).toBe(4001);
    expect(repositoryPortOf({ PORT: '4200' })).toBe(4201);
    expect(repositoryPortOf({ PORT: '4200', DEMO_REPOSITORY_PORT: '5000' })).toBe(5000);
  });

  it('enters with the password that the first start made', () => {
    mkdirSync(join(carpeta, 'secretos'));
    writeFileSync(join(carpeta, 'secretos/cuentas-iniciales.txt'), 'admin\tuna\nestudiante\totra clave\n');
    expect(passwordOf({ ESTUDIANTE_PASSWORD: 'tercera' }, carpeta)).toBe('otra clave');
  });

  it('serves the same commit of the same folders every time, to who has the token', async () => {
    mkdirSync(join(carpeta, 'muestra/src'), { recursive: true });
    writeFileSync(join(carpeta, 'muestra/src/a.js'), 'let a;\n');
    const commits = [];
    for (let i = 0; i < 2; i++) {
      const { link, token, remove, close } = await serveSample([join(carpeta, 'muestra')]);
      const conToken = link.replace('//', `//x:${token}@`);
      // The server is in this process: it cannot answer while a call waits for it.
      const { stdout } = await ejecutar('git', ['ls-remote', conToken]);
      commits.push(stdout.slice(0, 40));
      remove();
      await close();
    }
    expect(commits[0]).toMatch(/^[\da-f]{40}$/);
    expect(commits[1]).toBe(commits[0]);
  });
});

describe('the files of a folder', () => {
  const rutas = (folder: string) => filesOf(folder).map(({ path }) => path.replace(/^[^/]*\//, ''));

  it('hold neither git’s own nor packages, nor what git ignores', async () => {
    const folder = join(carpeta, 'con-git');
    for (const nombre of ['node_modules/p', 'src']) mkdirSync(join(folder, nombre), { recursive: true });
    for (const nombre of ['node_modules/p/a.js', 'src/a.js', 'salida.log'])
      writeFileSync(join(folder, nombre), 'let a;\n');
    const git = (...args: string[]) => ejecutar('git', ['-C', folder, ...args]);
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, '.git', 'config'), '');
    expect(rutas(folder).toSorted()).toEqual(['salida.log', 'src/a.js']);
    rmSync(join(folder, '.git'), { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*.log\nnode_modules\n');
    await git('init', '--quiet');
    expect(rutas(folder)).toEqual(['.gitignore', 'src/a.js']);
  });

  it('are those of a worktree, whose .git is a file', async () => {
    const [principal, otro] = [join(carpeta, 'principal'), join(carpeta, 'otro')];
    mkdirSync(principal);
    writeFileSync(join(principal, 'a.js'), 'let a;\n');
    const git = (...args: string[]) => ejecutar('git', ['-C', principal, ...args]);
    await git('init', '--quiet');
    await git('add', '.');
    await git('-c', 'user.name=P', '-c', 'user.email=p@example.org', 'commit', '--quiet', '-m', 'uno');
    await git('worktree', 'add', '--quiet', otro);
    expect(rutas(otro)).toEqual(['a.js']);
  });
});
