// seguridad: 34
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sweepFolders, withTemporaryFolder } from './temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'mantenible-barrido-')), 'clones');
});
afterEach(() => {
  rmSync(join(root, '..'), { recursive: true, force: true });
});

/** Name that a process gives its folder: its id and its start. */
async function folderOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return `clon-${pid}-running-abc`;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return `clon-${pid}-${stat.replace(/^.*\) /su, '').split(' ')[19] ?? ''}-abc`;
}

describe('a temporary folder', () => {
  it('is accessible to its owner only, and removed after success', async () => {
    const mode = await withTemporaryFolder(root, (carpeta) => {
      writeFileSync(join(carpeta, 'a'), 'x');
      return Promise.resolve(statSync(carpeta).mode & 0o777);
    });
    expect(mode).toBe(0o700);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is removed after failure', async () => {
    await expect(withTemporaryFolder(root, () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
    expect(readdirSync(root)).toEqual([]);
  });

  it('is swept after its process has ended, not while it is in use; other folders stay', async () => {
    const another = await folderOf(process.ppid);
    // Above the largest process id of Linux.
    mkdirSync(join(root, 'clon-99999999-1-abc', 'dentro'), { recursive: true });
    mkdirSync(join(root, `clon-${process.pid}-1-viejo`));
    mkdirSync(join(root, another));
    mkdirSync(join(root, 'otra'));
    const quedan = await withTemporaryFolder(root, async (carpeta) => {
      await sweepFolders(root);
      return readdirSync(root).filter((name) => !carpeta.endsWith(name));
    });
    expect(quedan).toEqual([another, 'otra']);
  });

  it('is not created through a link', async () => {
    mkdirSync(join(root, '../otra'), { recursive: true });
    symlinkSync(join(root, '../otra'), root);
    await expect(withTemporaryFolder(root, () => Promise.resolve())).rejects.toThrow(
      'not a folder of our own',
    );
  });

  it('may be missing when it is swept', async () => {
    await expect(sweepFolders(join(root, 'nada'))).resolves.toBeUndefined();
  });
});
