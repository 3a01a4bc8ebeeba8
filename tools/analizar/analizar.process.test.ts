import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeRepository, startGitHost } from '../../tests/doubles/src/index.ts';
import { analizar as analizarAqui } from './analizar.ts';

const programa = fileURLToPath(new URL('../analizar.ts', import.meta.url));
let carpeta: string;
beforeAll(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-analizar-'));
  mkdirSync(join(carpeta, 'codigo/.git'), { recursive: true });
  mkdirSync(join(carpeta, 'vacia'));
  writeFileSync(join(carpeta, 'codigo/a.py'), 'x = 1  # uno\n\ny = 2\n');
  writeFileSync(join(carpeta, 'codigo/.oculto.py'), 'z = 3\n');
  symlinkSync('/etc/passwd', join(carpeta, 'codigo/enlace.py'));
});
afterAll(() => {
  rmSync(carpeta, { recursive: true });
});

const analizar = (...args: readonly string[]) =>
  spawnSync(process.execPath, [programa, ...args], { cwd: carpeta, encoding: 'utf8' });

describe('npm run analizar', () => {
  it('writes one object and nothing else', () => {
    const { status, stdout } = analizar('codigo', '--json');
    expect(status).toBe(0);
    const leido: unknown = JSON.parse(stdout);
    expect(leido).toMatchObject({
      measures: { ncloc: 2, comment_lines: 1, comment_lines_density: 33.3 },
      files: { 'a.py': { language: 'py', lines: 4 } },
      findings: [],
    });
    expect(Object.keys(leido as { files: object }).sort()).toEqual(['files', 'findings', 'measures']);
    expect(Object.keys((leido as { files: object }).files)).toEqual(['a.py']);
  });

  it('clones a link with the token of the environment, and measures its main branch', async () => {
    makeRepository(carpeta, 'r.git', [{ path: 'b.py', content: 'x = 1\n' }], { branch: 'troncal' });
    const host = await startGitHost({ root: carpeta, token: 'secreto' });
    const args = [programa, `${host.origin}/r`, '--json'];
    const conToken = { ...process.env, SCAN_ALLOW_LOCAL: '1', GIT_TOKEN: 'secreto' };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: conToken });
    await host.close();
    expect(JSON.parse(stdout)).toMatchObject({ measures: { ncloc: 1 }, files: { 'b.py': {} } });
  });

  it.each([
    ['a folder that is not there', ['nada'], 'No existe la carpeta «nada».'],
    ['a folder without code', ['vacia'], 'no contiene código'],
    ['a link that is not allowed', ['file:///etc'], 'Escriba el enlace completo'],
    ['a branch of a folder', ['codigo', '--rama', 'x'], 'La rama solo se indica con un enlace'],
    ['nothing', [], 'Uso: '],
  ])('fails for %s, in Spanish and without a word on the output', (_nombre, args, mensaje) => {
    const { status, stdout, stderr } = analizar(...args, '--json');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(mensaje);
  });

  it('leaves nothing waiting for an interruption, however many folders one process analyses', async () => {
    const antes = process.listenerCount('SIGINT');
    await expect(analizarAqui({ objetivo: 'nada', rama: null, json: true }, {})).rejects.toThrow('«nada»');
    expect(process.listenerCount('SIGINT')).toBe(antes);
  });
});
