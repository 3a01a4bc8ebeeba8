// `npm run check`: every static check of the project, at least two at once. `npm run check -- oxlint knip` runs some only, and
// `npm run check -- --changed` what the files that differ from `main` can have broken.
import { changedFiles, checksOf } from './lib/changed-checks.ts';
import { checks } from './lib/checks.ts';
import { runChecks } from './lib/run-checks.ts';
import { tallyLine } from './lib/tally.ts';

const wanted = process.argv.slice(2);

async function chosenChecks() {
  if (wanted.includes('--changed')) return checksOf(await changedFiles());
  return wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.some((w) => name.includes(w)));
}

const tally = await runChecks(await chosenChecks());
console.log(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
