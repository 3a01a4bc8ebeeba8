// One process of `npm run bench:atajos -w lab`: runs the script rules twice over the folder of its first argument without the
// shortcuts named in the others, and prints the seconds of both, the first with the start of compiler and libraries.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { findInScripts } from '../../packages/analyser/src/rules/javascript/find-in-scripts.ts';
import {
  shortcutNames,
  withoutShortcuts,
} from '../../packages/analyser/src/rules/javascript/engine/fast/index.ts';

const [folder = '', ...off] = process.argv.slice(2);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.[cm]?[jt]sx?$/u.test(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

function seconds(): number {
  const start = performance.now();
  withoutShortcuts(
    shortcutNames.filter((name) => off.includes(name)),
    () => findInScripts(sources),
  );
  return (performance.now() - start) / 1000;
}

console.log(JSON.stringify([seconds(), seconds()]));
