import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addressOf, passwordOf } from './project.mjs';
import { serveSample } from './sample.mjs';

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
