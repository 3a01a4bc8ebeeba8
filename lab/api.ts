// `npm run bench -w lab`: start times and throughput of the built product, beside this machine's own baseline.
// DATABASE_URL measures on that PostgreSQL too (an empty database); BENCH_SECONDS sets the length of each measurement (8).
// With `-- BEFORE AFTER`: requests a second of two checkouts that are built (`npm run build` in each), call by call in turn within one
// run, over the embedded database. BENCH_PARES sets how often each call is measured on both (5), BENCH_AJUSTE a setting of the second alone:
// with SHARED_ANSWERS=0 and the same checkout twice, what shared answers bring. BENCH_RUTAS names the paths to measure (all).
import { ensureAllBuilt } from '../tools/lib/build.ts';
import { bench } from './api/bench.ts';
import { benchPaired } from './api/paired.ts';
import { givenFolder } from './lib/folder.ts';

const [before, after] = process.argv.slice(2).map(givenFolder);
if (before !== undefined && after !== undefined)
  await benchPaired([before, after], Number(process.env['BENCH_PARES'] ?? 5));
else {
  await ensureAllBuilt();
  await bench();
}
