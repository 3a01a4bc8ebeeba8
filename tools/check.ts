// `npm run check`: every static check of the project, two at a time. `npm run check -- eslint knip` runs some only.
import { checks } from './lib/checks.ts';
import { runChecks } from './lib/run-checks.ts';
import { tallyLine } from './lib/tally.ts';

const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.some((w) => name.includes(w)));
const tally = await runChecks(chosen);
console.log(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
