import { setTimeout as wait } from 'node:timers/promises';

import { line } from '../load/figures.ts';
import type { Server } from '../lib/server.ts';
import { readProcess } from './process-figures.ts';
import { reads, seconds } from './settings.ts';
import { withOthers } from './others.ts';

/** Reads that the rate limit of a person allows. */
const readsAMinute = 600;

/** A server whose metrics are read, too. */
export interface MeasuredServer extends Server {
  readonly metricsPort: number;
}

interface Readers {
  /** Signs in the person who repeats the reads. */
  readonly reader: () => Promise<string>;
  /** Signs in the person whose own reads are timed meanwhile. */
  readonly other: () => Promise<string>;
}

/** Repeats each of these reads at the rate limit of one person, and prints what it takes alone and what others notice. */
export async function benchPaths(
  server: MeasuredServer,
  { reader, other }: Readers,
  paths: Readonly<Record<string, string>>,
): Promise<void> {
  console.log(`Cada lectura, ${readsAMinute} veces por minuto de una persona`);
  for (const [name, path] of Object.entries(paths)) {
    if (!reads.some((part) => name.includes(part))) continue;
    const url = `${server.origin}/mantenible/api${path}`;
    const [mine, token] = [await reader(), await other()];
    const before = await readProcess(server.metricsPort);
    const alone = await aloneMs(url, mine);
    const after = await readProcess(server.metricsPort);
    await withOthers(name, server, token, { memoryMb: 200 }, () =>
      repeated(url, mine, Math.max(5, seconds / 4)),
    );
    console.log(line('La lectura sola', alone, 'ms'));
    console.log(line('Sola: sentencias', (after.statements - before.statements) / timesAlone, ''));
    console.log(line('Sola: sentencias de más de 250 ms', after.slow - before.slow, '', { most: 0 }));
    console.log(line('Sola: pausa más larga del servidor', after.pauseMs, 'ms', { most: 250 }));
  }
}

const timesAlone = 3;

async function aloneMs(url: string, token: string): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < timesAlone; n += 1) {
    const begin = performance.now();
    await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).arrayBuffer();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}

/** Requests an address at the rate limit, whether earlier ones were answered or not; returns the answers by status. */
async function repeated(url: string, token: string, length: number): Promise<string> {
  const statuses: Record<string, number> = {};
  let bytes = 0;
  const asked = Array.from({ length: (length * readsAMinute) / 60 }, async (_unused, n) => {
    await wait((n * 60_000) / readsAMinute);
    const headers = { authorization: `Bearer ${token}` };
    const { status, size } = await fetch(url, { headers }).then(
      async (response) => ({ status: response.status, size: (await response.arrayBuffer()).byteLength }),
      () => ({ status: 0, size: 0 }),
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
    bytes = Math.max(bytes, size);
  });
  await Promise.all(asked);
  return `${JSON.stringify(statuses)}, ${(bytes / 1e6).toFixed(2)} MB`;
}
