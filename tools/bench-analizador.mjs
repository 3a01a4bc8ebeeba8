// `npm run bench:analizador -- FOLDER`: thousands of lines a second that one core parses and measures, in processor time.
// Without a folder, the sources of this project. Findings are not part of it.
import { resolve } from 'node:path';

import { measureSpeed, speedTable } from './bench/analyser/measure-speed.mjs';
import { root } from './lib/paths.mjs';
import { readSources } from './parity/ours.mjs';

const folder = resolve(process.argv[2] ?? root);
const sources = (await readSources(folder)).filter(({ path }) => /\.[cm]?[jt]sx?$/iu.test(path));
const speeds = measureSpeed(sources);
console.log(`${String(sources.length)} archivos, ${String(speeds[0]?.lines ?? 0)} líneas`);
console.log(speedTable(speeds));
console.log(`memoria: ${String(Math.round(process.memoryUsage.rss() / 2 ** 20))} MB`);
