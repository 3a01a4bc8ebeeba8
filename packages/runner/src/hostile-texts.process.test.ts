// seguridad: 31
import { analyseFile, findInFiles, prepareForScripts } from '@mantenible/analyser';
import { beforeAll, expect, it } from 'vitest';

import { hostileTexts } from './testing/hostile-texts.ts';

/** Growth of time that is accepted between two sizes: their ratio to this power. */
const maxGrowth = 1.3;
/** Less than so many seconds of processor is accepted whatever the growth. */
const fewSeconds = 1;
const runs = 2;

/** Seconds of processor of one analysis of a file, the best of some runs. */
async function secondsOf(path: string, text: string): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    const part = analyseFile({ path, text });
    if (part?.parsable === true) await findInFiles([{ path, text }], [part]);
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1e6);
    if ((taken.at(-1) ?? 0) < fewSeconds) break;
  }
  return Math.min(...taken);
}

beforeAll(async () => {
  await prepareForScripts();
  await secondsOf('a.py', 'x = 1\n');
});

it.each(hostileTexts)(
  '$path with $name is read in time that grows with its length',
  async ({ path, text }) => {
    const large = await secondsOf(path, text(100_000));
    if (large <= fewSeconds) return;
    const medium = await secondsOf(path, text(50_000));
    const small = await secondsOf(path, text(25_000));
    // The smaller growth of both: one slow run of a busy machine is not a growth.
    expect(Math.min(large / (small * 4 ** maxGrowth), large / (medium * 2 ** maxGrowth))).toBeLessThan(1);
  },
);
