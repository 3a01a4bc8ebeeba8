// `npm test`: everything that needs no outside server. Closes with one line `N passed, N failed`.
const { addTallies, failureLines, tallyLine } = await import('./lib/tally.mjs');
const { testParts } = await import('./lib/test-parts.mjs');

/** @type {import('./lib/tally.mjs').Tally[]} */
const tallies = [];
for (const { title, run } of testParts) {
  console.log(`\n== ${title}`);
  const tally = await run();
  console.log(`== ${title}: ${tallyLine(tally)}`);
  tallies.push(tally);
}
const total = addTallies(tallies);
console.log(['', ...failureLines(total), tallyLine(total)].join('\n'));
process.exitCode = total.failed === 0 ? 0 : 1;
