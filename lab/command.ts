// `npm run bench:orden -w lab -- FOLDER…`: the command `mantenible` beside `node -e 0`, beside ESLint 8 with eslint-plugin-sonarjs
// 2.0.4 without types (installed in a temporary folder), and `--desde` with twenty changed files beside its parts, and beside an
// analysis of those files alone plus the measures of all. Each figure is a ratio of medians of runs that took turns; the measures of
// all are timed after these, within this process, so without the start of the command. The official scanner stands in
// `bench:analizador`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureAllBuilt } from '../tools/lib/build.ts';
import { measureWholeRun } from './analyser/whole-run.ts';
import { command, medians, type Program } from './command/in-turn.ts';
import { eslintOf, installEslint } from './command/eslint.ts';
import { sinceParts } from './command/since.ts';
import { givenFolder } from './lib/folder.ts';

const folders = process.argv.slice(2).map(givenFolder);
if (folders.length === 0) throw new Error('usage: npm run bench:orden -w lab -- FOLDER…');
await ensureAllBuilt();
const place = await mkdtemp(join(tmpdir(), 'mantenible-orden-'));

async function printRatios(title: string, programs: readonly Program[], rounds: number) {
  const all = await medians(programs, rounds);
  const [first = Number.NaN, ...others] = all;
  console.log(`${title}: ${programs[0]?.name ?? ''} ${first.toFixed(2)} s`);
  others.forEach((seconds, at) => {
    console.log(`  ${programs[at + 1]?.name ?? ''} ${seconds.toFixed(2)} s: ${(seconds / first).toFixed(2)}`);
  });
  return all;
}

/** Median seconds until the measures of all files are known, of runs after one that is not counted. */
async function measuresOf(folder: string, rounds: number): Promise<number> {
  const runs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { measured } = await measureWholeRun(folder);
    if (round > 0) runs.push(measured);
  }
  return runs.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

try {
  const bare: Program = { name: 'node -e 0', args: ['-e', '0'], cwd: place, statuses: [0] };
  await printRatios('ayuda', [bare, command('--ayuda', place, ['--ayuda'])], 11);
  await installEslint(place);
  for (const folder of folders) {
    const own = command('analizar', folder, ['analizar', '.', '--formato', 'json']);
    await printRatios(folder, [own, eslintOf(place, folder)], 5);
    const { repository, revision, few } = await sinceParts(place, folder);
    const parts = [
      command('solo los archivos cambiados', few, ['analizar', '.']),
      command('todo', repository, ['analizar', '.']),
      command('--desde', repository, ['analizar', '.', '--desde', revision]),
    ];
    const [alone = Number.NaN, , since = Number.NaN] = await printRatios(
      `${folder}, veinte archivos cambiados`,
      parts,
      5,
    );
    const measures = await measuresOf(repository, 5);
    const ratio = (since / (alone + measures)).toFixed(2);
    console.log(
      `  --desde entre los archivos cambiados más las medidas de todo (${measures.toFixed(2)} s): ${ratio}`,
    );
  }
} finally {
  await rm(place, { recursive: true, force: true });
}
