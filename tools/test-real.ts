// `npm run test:real`: the same contracts against real servers, started here and stopped at the end.
// `--corto` is passed on as PRUEBA_CORTA=1: each server once, one journey. Any other word chooses the suites
// whose title contains it. Closes with `N passed, N failed`.
import { ensureAllBuilt } from './lib/build.ts';
import { plainOutput } from './lib/plain-output.ts';
import { failureLines, tallyLine } from './lib/tally.ts';
import { runSuites } from './real/run-suites.ts';

plainOutput();
await ensureAllBuilt();

const words = process.argv.slice(2);
const total = await runSuites({
  short: words.includes('--corto'),
  titles: words.filter((word) => word !== '--corto'),
});
console.log(['', ...failureLines(total), tallyLine(total)].join('\n'));
process.exitCode = total.failed === 0 ? 0 : 1;
