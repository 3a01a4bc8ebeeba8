// `npm test`: what shows that the product works. `npm test -- --procesos`: its processes, faults and connections.
// `--tiempos` prints where the time went; `npm test -- FILE…` runs those files alone. Closes with one line
// `N passed, N failed`.
import { plainOutput } from './lib/plain-output.ts';
import { runFiles } from './lib/test-files.ts';
import { processRun, productRun, runParts } from './test/parts.ts';

const runOptions = new Set(['--procesos', '--tiempos']);
const given = process.argv.slice(2);
const chosen = new Set(given.filter((word) => runOptions.has(word)));
const files = given.filter((word) => !runOptions.has(word));

plainOutput();
process.exitCode =
  files.length > 0
    ? await runFiles(files)
    : await runParts(chosen.has('--procesos') ? processRun : productRun, chosen.has('--tiempos'));
