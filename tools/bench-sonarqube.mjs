// `npm run bench:sonarqube`: what the analysis screen costs over a double of SonarQube with 500 files and 2000 issues:
// time, calls of the service, memory. BENCH_LOADS sets the number of loads of the memory measurement (1000).
const { ensureAllBuilt } = await import('./lib/build.mjs');
await ensureAllBuilt();

const { benchSonarqube } = await import('./bench/sonarqube/bench.mjs');
await benchSonarqube();
