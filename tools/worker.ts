// `npm run worker`: installs and builds what changed, then becomes a process that makes analyses (JOBS=worker).
import { ensureProductBuilt } from './lib/build.ts';
import { launch } from './lib/launch.ts';

await ensureProductBuilt();
await launch('worker.js', process.argv.slice(2));
