// `npm run test:real`: the same contracts against real servers, started here and stopped at the end.
// `--corto` is passed on as PRUEBA_CORTA=1: each server once, one journey. Any other word chooses the suites
// whose title contains it. Closes with `N passed, N failed`.
import { ensureAllBuilt } from './lib/build.ts';
import { plainOutput } from './lib/plain-output.ts';
import { failureLines, tallyLine } from './lib/tally.ts';
import { faultLines, temporaryFolderFault } from './lib/temporary-folder.ts';
import { runSuites } from './real/run-suites.ts';

plainOutput();
const fault = temporaryFolderFault();
if (fault === null) process.exitCode = await run();
else {
  console.log(faultLines(fault));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  await ensureAllBuilt();
  const words = process.argv.slice(2);
  const total = await runSuites({
    short: words.includes('--corto'),
    titles: words.filter((word) => word !== '--corto'),
  });
  console.log(['', ...failureLines(total), tallyLine(total)].join('\n'));
  return total.failed === 0 ? 0 : 1;
}
