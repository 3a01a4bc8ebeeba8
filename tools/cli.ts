// `npm run usuarios|respaldo|restaurar|rotar-clave -- …`: makes sure that the server is built, then runs its tool.
import { ensureProductBuilt } from './lib/build.ts';
import { launch } from './lib/launch.ts';

const [tool, ...args] = process.argv.slice(2);
if (!tool) throw new Error('the name of a tool in apps/api/src/cli is missing');
await ensureProductBuilt();
await launch(`cli/${tool}.js`, args);
