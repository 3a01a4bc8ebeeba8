import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { root } from '../../lib/paths.mjs';

/** @typedef {{ seconds: number, megabytes: number | null }} WholeRun */

/** What a process holds or held at most, and whose child it is. @param {string} pid */
async function readProcess(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s+(?<id>\d+)/mu.exec(status)?.groups?.['id'] ?? '';
  const kibibytes = Number(/^VmRSS:\s+(?<size>\d+)/mu.exec(status)?.groups?.['size'] ?? 0);
  return { pid, parent, kibibytes };
}

/** Resident memory of a process and of all below it at this moment. @param {number} top */
async function memoryOf(top) {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const all = await Promise.all(ids.map(readProcess));
  const family = new Set([String(top)]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { kibibytes }) => sum + kibibytes, 0) / 1024;
}

/**
 * One analysis of a folder by `npm run analizar`, from its start to its end: time by the clock, and the most that all its
 * processes together were seen to hold (null where the system does not tell).
 * @param {string} folder
 * @returns {Promise<WholeRun>}
 */
export async function measureWholeRun(folder) {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/analizar.mjs'), folder, '--json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let ended = false;
  const end = new Promise((resolve) => {
    child.on('close', (code) => {
      ended = true;
      resolve(code);
    });
  });
  let megabytes = 0;
  while (!ended && process.platform === 'linux' && child.pid !== undefined) {
    megabytes = Math.max(megabytes, await memoryOf(child.pid));
    await wait(50);
  }
  const code = await end;
  if (code !== 0) throw new Error(`the analysis of ${folder} ended with ${String(code)}`);
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, megabytes: megabytes === 0 ? null : megabytes };
}
