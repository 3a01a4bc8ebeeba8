// `npm run bench:atajos -w lab [-- FOLDER]`: seconds of the script rules over a folder (tests/corpus) with all shortcuts of the
// engine, without each one and without any; medians of BENCH_RONDAS processes each, in turns, and their ratio to the
// time with all.
import { join } from 'node:path';

import { z } from 'zod';

import { shortcutNames } from '../packages/analyser/src/rules/javascript/engine/fast/index.ts';
import { givenFolder } from './lib/folder.ts';
import { percentile } from './load/figures.ts';
import { root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';

const measuredFolder = givenFolder(process.argv[2] ?? join(root, 'tests/corpus'));
const rounds = Number(process.env['BENCH_RONDAS'] ?? 3);

/** Seconds of the first and of the second run in one process. */
const runTimes = z.tuple([z.number(), z.number()]);
type RunTimes = z.infer<typeof runTimes>;

async function measureWithout(off: readonly string[]): Promise<RunTimes> {
  const file = join(root, 'lab/analyser/shortcut-run.ts');
  const { code, output } = await run(process.execPath, [file, measuredFolder, ...off], { capture: true });
  if (code !== 0) throw new Error(`a process ended with ${code}`);
  return runTimes.parse(JSON.parse(output));
}

const variants = new Map<string, readonly string[]>([
  ['all', []],
  ...shortcutNames.map((name) => [`without ${name}`, [name]] as const),
  ['without any', shortcutNames],
]);
const measured = new Map<string, RunTimes[]>();
for (let round = 0; round < rounds; round++) {
  for (const [name, off] of variants) {
    const earlier = measured.get(name) ?? [];
    measured.set(name, [...earlier, await measureWithout(off)]);
  }
}

const medianOf = (name: string, i: 0 | 1): number =>
  percentile(
    (measured.get(name) ?? []).map((each) => each[i]),
    0.5,
  );

for (const name of variants.keys()) {
  const cells = ([0, 1] as const).map((i) => {
    const value = medianOf(name, i);
    return `${value.toFixed(2)} s ×${(value / medianOf('all', i)).toFixed(2)}`;
  });
  console.log([name.padEnd(26), ...cells.map((cell) => cell.padEnd(16))].join(''));
}
