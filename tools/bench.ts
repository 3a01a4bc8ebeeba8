// `npm run bench`: start times and throughput of the built product, beside this machine's own baseline.
// DATABASE_URL measures on that PostgreSQL too (an empty database); BENCH_SECONDS sets the length of each measurement (8).
import { bench } from './bench/bench.ts';
import { ensureAllBuilt } from './lib/build.ts';

await ensureAllBuilt();

await bench();
