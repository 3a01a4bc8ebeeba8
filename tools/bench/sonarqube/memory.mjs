import { readFile } from 'node:fs/promises';

import { pause } from '../../real/system.mjs';

/** @typedef {{ loads: number, heapUsed: number, rss: number }} Reading */

/**
 * Asks the server's probe for its memory after a garbage collection.
 * @param {number} pid
 * @param {string} file
 * @param {number} loads
 * @returns {Promise<Reading>}
 */
export async function readMemory(pid, file, loads) {
  const before = await countIn(file);
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < 10_000; waited += 20) {
    await pause(20);
    if ((await countIn(file)) > before) {
      const { heapUsed, rss } = JSON.parse(await readFile(file, 'utf8'));
      return { loads, heapUsed, rss };
    }
  }
  throw new Error('the probe did not answer');
}

/** 0 before the first answer, and while one is half written. @param {string} file */
async function countIn(file) {
  try {
    return Number(JSON.parse(await readFile(file, 'utf8')).count);
  } catch {
    return 0;
  }
}

/** @param {number} bytes */
const mb = (bytes) => (bytes / 1024 / 1024).toFixed(1);

/** One line per reading; ratios are to the first. @param {readonly Reading[]} readings */
export function memoryTable(readings) {
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
