// One process of `npm run bench:atajos`: finds twice in tests/corpus without the shortcuts named in the arguments, and
// prints the seconds of both, the first with the start of compiler and libraries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { findInScripts } from '../../../packages/analyser/src/rules/javascript/find-in-scripts.ts';
import {
  shortcutNames,
  withoutShortcuts,
} from '../../../packages/analyser/src/rules/javascript/engine/fast/index.ts';

const corpus = join(import.meta.dirname, '../../../tests/corpus');
const sources = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.[cm]?[jt]sx?$/u.test(path))
  .map((path) => ({ path, text: readFileSync(join(corpus, path), 'utf8') }));

const off = shortcutNames.filter((name) => process.argv.includes(name));

function seconds(): number {
  const start = performance.now();
  withoutShortcuts(off, () => findInScripts(sources));
  return (performance.now() - start) / 1000;
}

console.log(JSON.stringify([seconds(), seconds()]));
