import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { UltimoRespaldo } from './estado.port.ts';

const nightly = /^mantenible-\d{4}-\d{2}-\d{2}\.jsonl\.gz$/u;

/** Reads the date and the size of the newest nightly dump in a folder, which need not exist. */
export function createUltimoRespaldo(folder: string): UltimoRespaldo {
  return async () => {
    const names = await readdir(folder).catch(() => []);
    const dumps = names.filter((name) => nightly.test(name));
    const found = await Promise.all(dumps.map((name) => stat(join(folder, name)).catch(() => null)));
    const newest = found.reduce((a, b) => (a !== null && (b === null || a.mtime >= b.mtime) ? a : b), null);
    return newest && { fecha: newest.mtime.toISOString(), bytes: newest.size };
  };
}
