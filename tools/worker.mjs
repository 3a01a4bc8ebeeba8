// `npm run worker`: installs and builds what changed, then becomes a process that makes analyses (JOBS=worker).
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureAllBuilt } = await import('./lib/build.mjs');
const { launch } = await import('./lib/launch.mjs');

await ensureInstalled();
await ensureAllBuilt();
await launch('worker.js', process.argv.slice(2));
