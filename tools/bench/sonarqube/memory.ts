import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { pause } from '../../lib/system.ts';

const probeSchema = z.object({ count: z.number(), heapUsed: z.number(), rss: z.number() });

export interface Reading {
  loads: number;
  heapUsed: number;
  rss: number;
}

/** Asks the server's probe for its memory after a garbage collection. */
export async function readMemory(pid: number, file: string, loads: number): Promise<Reading> {
  const before = await countIn(file);
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < 10_000; waited += 20) {
    await pause(20);
    if ((await countIn(file)) > before) {
      const { heapUsed, rss } = probeSchema.parse(JSON.parse(await readFile(file, 'utf8')));
      return { loads, heapUsed, rss };
    }
  }
  throw new Error('the probe did not answer');
}

/** 0 before the first answer, and while one is half written. */
async function countIn(file: string) {
  try {
    return probeSchema.parse(JSON.parse(await readFile(file, 'utf8'))).count;
  } catch {
    return 0;
  }
}

const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/** One line per reading; ratios are to the first. */
export function memoryTable(readings: readonly Reading[]) {
  const [first] = readings;
  const head = ['cargas', 'heap MB', 'proporción', 'RSS MB', 'proporción'];
  const rows = readings.map(({ loads, heapUsed, rss }) => [
    String(loads),
    mb(heapUsed),
    (heapUsed / (first?.heapUsed ?? NaN)).toFixed(3),
    mb(rss),
    (rss / (first?.rss ?? NaN)).toFixed(3),
  ]);
  return [head, ...rows].map((row) => row.map((cell) => cell.padStart(11)).join('  ')).join('\n');
}
