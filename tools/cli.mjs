// `npm run usuarios|respaldo|restaurar|rotar-clave -- …`: makes sure that the server is built, then runs its tool.
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureAllBuilt } = await import('./lib/build.mjs');
const { launch } = await import('./lib/launch.mjs');

const [tool, ...args] = process.argv.slice(2);
if (!tool) throw new Error('the name of a tool in apps/api/src/cli is missing');
await ensureInstalled();
await ensureAllBuilt();
await launch(`cli/${tool}.js`, args);
