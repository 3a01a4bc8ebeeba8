import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { barrerCarpetas, withTemporaryFolder } from './temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'mantenible-barrido-')), 'clones');
});
afterEach(() => {
  rmSync(join(root, '..'), { recursive: true, force: true });
});

describe('a temporary folder', () => {
  it('is of its owner alone, and gone after success', async () => {
    const mode = await withTemporaryFolder(root, (carpeta) => {
      writeFileSync(join(carpeta, 'a'), 'x');
      return Promise.resolve(statSync(carpeta).mode & 0o777);
    });
    expect(mode).toBe(0o700);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is gone after failure', async () => {
    await expect(withTemporaryFolder(root, () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
    expect(readdirSync(root)).toEqual([]);
  });

  it('is swept when its process is dead, not while it is in use, and nothing else is touched', async () => {
    // Larger than any process id that Linux gives.
    mkdirSync(join(root, 'clon-99999999-abc', 'dentro'), { recursive: true });
    mkdirSync(join(root, `clon-${process.pid}-viejo`));
    mkdirSync(join(root, 'clon-1-init'));
    mkdirSync(join(root, 'otra'));
    const quedan = await withTemporaryFolder(root, async (carpeta) => {
      await barrerCarpetas(root);
      return readdirSync(root).filter((name) => !carpeta.endsWith(name));
    });
    expect(quedan).toEqual(['clon-1-init', 'otra']);
  });

  it('is not made where a link leads', async () => {
    mkdirSync(join(root, '../otra'), { recursive: true });
    symlinkSync(join(root, '../otra'), root);
    await expect(withTemporaryFolder(root, () => Promise.resolve())).rejects.toThrow(
      'not a folder of our own',
    );
  });

  it('need not be there to be swept', async () => {
    await expect(barrerCarpetas(join(root, 'nada'))).resolves.toBeUndefined();
  });
});
