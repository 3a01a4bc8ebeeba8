// `npm run bench:pareja -- BEFORE AFTER`: requests a second of two checkouts that are built (`npm run build` in each), call by call in
// turn within one run, over the embedded database. BENCH_PARES sets how often each call is measured on both (5).
import { resolve } from 'node:path';

import { benchPaired } from './bench/paired.ts';

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined)
  throw new Error('usage: npm run bench:pareja -- BEFORE AFTER (folders of two built checkouts)');

await benchPaired([resolve(before), resolve(after)], Number(process.env['BENCH_PARES'] ?? 5));
