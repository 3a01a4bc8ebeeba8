import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from '../lib/paths.ts';
import { namedFailure } from '../lib/rerun.ts';
import type { Tally } from '../lib/tally.ts';
import { type Manifest, weigh } from './measure.ts';

const dist = join(root, 'apps/web/dist');

const gzipSize = (file: string) => gzipSync(readFileSync(join(dist, file))).length;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** Weighs the built page and prints a line per route; every route counts as one verdict. */
export function checkBudget(): Tally {
  try {
    const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
    const verdicts = weigh(manifest, gzipSize);
    for (const { route, js, css, problem } of verdicts) {
      const sizes = `JS ${kilobytes(js)} kB  CSS ${kilobytes(css)} kB`;
      console.log(
        `${problem === null ? 'ok   ' : 'FALLO'} ${sizes}  ${route}${problem ? `: ${problem}` : ''}`,
      );
    }
    const failures = verdicts
      .filter(({ problem }) => problem !== null)
      .map(({ route, problem }) => namedFailure(`el peso de ${route}: ${problem ?? ''}`, 'npm run budget'));
    return { passed: verdicts.length - failures.length, failed: failures.length, failures };
  } catch (error) {
    console.error(`No se pudo pesar la página (¿está construida?): ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}
