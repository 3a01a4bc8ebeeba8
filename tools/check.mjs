// `npm run check`: every static check of the project, two at a time. `npm run check -- eslint knip` runs some only.
const { checks } = await import('./lib/checks.mjs');
const { runChecks } = await import('./lib/run-checks.mjs');
const { tallyLine } = await import('./lib/tally.mjs');

const wanted = process.argv.slice(2);
const chosen =
  wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.some((w) => name.includes(w)));
const tally = await runChecks(chosen);
console.log(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
