import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { barrerCarpetas, conCarpetaTemporal } from './temporary-folder.ts';

let raiz: string;
beforeEach(() => {
  raiz = join(mkdtempSync(join(tmpdir(), 'mantenible-barrido-')), 'clones');
});
afterEach(() => {
  rmSync(join(raiz, '..'), { recursive: true, force: true });
});

describe('a temporary folder', () => {
  it('is of its owner alone, and gone after success', async () => {
    const modo = await conCarpetaTemporal(raiz, (carpeta) => {
      writeFileSync(join(carpeta, 'a'), 'x');
      return Promise.resolve(statSync(carpeta).mode & 0o777);
    });
    expect(modo).toBe(0o700);
    expect(readdirSync(raiz)).toEqual([]);
  });

  it('is gone after failure', async () => {
    await expect(conCarpetaTemporal(raiz, () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
    expect(readdirSync(raiz)).toEqual([]);
  });

  it('is swept when its process is dead, not while it is in use, and nothing else is touched', async () => {
    // Larger than any process id that Linux gives.
    mkdirSync(join(raiz, 'clon-99999999-abc', 'dentro'), { recursive: true });
    mkdirSync(join(raiz, `clon-${process.pid}-viejo`));
    mkdirSync(join(raiz, 'clon-1-init'));
    mkdirSync(join(raiz, 'otra'));
    const quedan = await conCarpetaTemporal(raiz, async (carpeta) => {
      await barrerCarpetas(raiz);
      return readdirSync(raiz).filter((nombre) => !carpeta.endsWith(nombre));
    });
    expect(quedan).toEqual(['clon-1-init', 'otra']);
  });

  it('is not made where a link leads', async () => {
    mkdirSync(join(raiz, '../otra'), { recursive: true });
    symlinkSync(join(raiz, '../otra'), raiz);
    await expect(conCarpetaTemporal(raiz, () => Promise.resolve())).rejects.toThrow(
      'not a folder of our own',
    );
  });

  it('need not be there to be swept', async () => {
    await expect(barrerCarpetas(join(raiz, 'nada'))).resolves.toBeUndefined();
  });
});
