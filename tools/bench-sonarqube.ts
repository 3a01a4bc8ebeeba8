// `npm run bench:sonarqube`: what the analysis screen costs over a double of SonarQube with 500 files and 2000 issues:
// time, calls of the service, memory. BENCH_LOADS sets the number of loads of the memory measurement (1000).
import { benchSonarqube } from './bench/sonarqube/bench.ts';
import { ensureAllBuilt } from './lib/build.ts';

await ensureAllBuilt();

await benchSonarqube();
