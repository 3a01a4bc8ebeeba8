// `npm run bench`: start times and throughput of the built product, beside this machine's own baseline.
// DATABASE_URL measures on that PostgreSQL too (an empty database); BENCH_SECONDS sets the length of each measurement (8).
const { ensureAllBuilt } = await import('./lib/build.mjs');
await ensureAllBuilt();

const { bench } = await import('./bench/bench.mjs');
await bench();
