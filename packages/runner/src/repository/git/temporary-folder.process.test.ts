// seguridad: 34
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endWithTests, eventually } from '@mantenible/doubles';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { sweepFolders } from './temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'mantenible-barrido-')), 'clones');
});
afterEach(() => {
  rmSync(join(root, '..'), { recursive: true, force: true });
});

/** Name that a process gives its folder: its id and its start. */
async function folderOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return `clon-${pid}-${stat.replace(/^.*\) /su, '').split(' ')[19] ?? ''}-abc`;
}

it.runIf(process.platform === 'linux')(
  'a temporary folder is swept when its process is a zombie, or its id belongs to another process',
  async () => {
    // A child of a shell that `exec` has replaced by a program that reaps nothing. A shell reaps what ends before.
    const parent = endWithTests(
      spawn('sh', ['-c', 'read x <&3 & echo $!; exec sleep 1000'], {
        stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      }),
    );
    const [, output, , input] = parent.stdio;
    if (output === null) throw new Error('no output');
    const zombie = Number(String(await once(output, 'data')));
    const until = (pid: number | undefined, file: string, text: string) =>
      eventually(() => {
        expect(readFileSync(`/proc/${String(pid)}/${file}`, 'utf8')).toContain(text);
      });
    await until(parent.pid, 'comm', 'sleep');
    input?.destroy();
    await until(zombie, 'stat', ') Z ');
    mkdirSync(join(root, await folderOf(zombie)), { recursive: true });
    mkdirSync(join(root, `clon-${process.ppid}-1-abc`));
    await sweepFolders(root);
    expect(readdirSync(root)).toEqual([]);
    parent.kill();
    await once(parent, 'close');
  },
);
