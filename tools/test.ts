// `npm test`: everything that needs no outside server. Closes with one line `N passed, N failed`.
// `npm test -- FILE…` runs those files alone.
import { runFiles } from './lib/test-files.ts';
import { runAllParts } from './test/parts.ts';

const files = process.argv.slice(2);
process.exitCode = await (files.length === 0 ? runAllParts() : runFiles(files));
