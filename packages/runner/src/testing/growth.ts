import { analyseFile, findInFiles, prepareForScripts } from '@mantenible/analyser';
import type { HostileText } from '@mantenible/doubles/hostile-texts';
import { expect } from 'vitest';

/** Growth of time that is accepted between two sizes: their ratio to this power. */
const maxGrowth = 1.3;
/** Less than so many seconds of processor is accepted whatever the growth. */
const fewSeconds = 1;
/**
 * Seconds of processor of a quarter of the text up to which the whole is not read: with the square of the length it would take
 * four seconds. `HOSTILES=enteros` reads every text whole.
 */
const soonSeconds = process.env['HOSTILES'] === 'enteros' ? 0 : 0.25;
const runs = 2;

/** Seconds of processor of one analysis of a file. */
async function secondsOnce(path: string, text: string): Promise<number> {
  const before = process.cpuUsage();
  const source = { path, text, isTest: /\.test\./u.test(path) };
  const part = analyseFile(source);
  if (part?.parsable === true) await findInFiles([source], [part]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The best of some runs. */
async function secondsOf(path: string, text: string): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    taken.push(await secondsOnce(path, text));
    if ((taken.at(-1) ?? 0) < fewSeconds) break;
  }
  return Math.min(...taken);
}

/** Loads what the analysis of the first file of a language loads. */
export async function warmUp(): Promise<void> {
  await prepareForScripts();
  await secondsOnce('a.py', 'x = 1\n');
}

/** A busy machine slows one measurement, not all of them. */
const attempts = 3;

/** Expects that a text of 100 kB is analysed in a second of processor, or in time that grows with its length. */
export async function expectTimeByLength(hostile: HostileText): Promise<void> {
  let growth = await growthOf(hostile);
  for (let again = 1; growth >= 1 && again < attempts; again += 1) growth = await growthOf(hostile);
  expect(growth).toBeLessThan(1);
}

/** Growth of the time beside the accepted one; 0 for a text that is analysed soon. */
async function growthOf({ path, text }: HostileText): Promise<number> {
  const small = await secondsOf(path, text(25_000));
  if (small <= soonSeconds) return 0;
  const large = await secondsOf(path, text(100_000));
  if (large <= fewSeconds) return 0;
  const fromSmall = large / (small * 4 ** maxGrowth);
  if (fromSmall <= 1) return 0;
  // The smaller growth of both: one slow run of a busy machine is not a growth.
  return Math.min(fromSmall, large / ((await secondsOf(path, text(50_000))) * 2 ** maxGrowth));
}
