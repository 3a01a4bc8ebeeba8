// `npm run bench:orden -w lab -- FOLDER…`: the command `mantenible` beside `node -e 0`, beside ESLint 8 with eslint-plugin-sonarjs
// 2.0.4 without types (installed in a temporary folder), and `--desde` with twenty changed files beside its parts. Each figure
// is a ratio of medians of runs that took turns. The official scanner stands in `bench:analizador`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureAllBuilt } from '../tools/lib/build.ts';
import { command, medians, type Program } from './command/in-turn.ts';
import { eslintOf, installEslint } from './command/eslint.ts';
import { sinceParts } from './command/since.ts';
import { givenFolder } from './lib/folder.ts';

const folders = process.argv.slice(2).map(givenFolder);
if (folders.length === 0) throw new Error('usage: npm run bench:orden -w lab -- FOLDER…');
await ensureAllBuilt();
const place = await mkdtemp(join(tmpdir(), 'mantenible-orden-'));

async function printRatios(title: string, programs: readonly Program[], rounds: number) {
  const [first = Number.NaN, ...others] = await medians(programs, rounds);
  console.log(`${title}: ${programs[0]?.name ?? ''} ${first.toFixed(2)} s`);
  others.forEach((seconds, at) => {
    console.log(`  ${programs[at + 1]?.name ?? ''} ${seconds.toFixed(2)} s: ${(seconds / first).toFixed(2)}`);
  });
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
    await printRatios(`${folder}, veinte archivos cambiados`, parts, 5);
  }
} finally {
  await rm(place, { recursive: true, force: true });
}
