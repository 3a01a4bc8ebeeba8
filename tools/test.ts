// `npm test`: what shows that the product works. `npm test -- --procesos`: its processes, faults and connections.
// `--tiempos` prints where the time went. Closes with one line `N passed, N failed`. `npm test -- FILE…` runs those
// files alone, and closes as vitest or Playwright does.
import { plainOutput } from './lib/plain-output.ts';
import { faultLines, temporaryFolderFault } from './lib/temporary-folder.ts';
import { runFiles } from './lib/test-files.ts';
import { processRun, productRun, runParts } from './test/parts.ts';

const runOptions = new Set(['--procesos', '--tiempos']);
const given = process.argv.slice(2);
const chosen = new Set(given.filter((word) => runOptions.has(word)));
const files = given.filter((word) => !runOptions.has(word));

plainOutput();
// Files of one's choice are not held up: what they need is not known.
const fault = files.length > 0 ? null : temporaryFolderFault();
if (fault === null) process.exitCode = await run();
else {
  console.log(faultLines(fault));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  if (files.length > 0) return runFiles(files);
  return runParts(chosen.has('--procesos') ? processRun : productRun, chosen.has('--tiempos'));
}
