// `npm start`: installs and builds what changed, then becomes the server.
// The server is loaded into this process, so that signals and exit code are its own without any forwarding.
import { requireNode } from './lib/node-version.mjs';

requireNode();

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureAllBuilt } = await import('./lib/build.mjs');
const { launch } = await import('./lib/launch.mjs');

await ensureInstalled();
await ensureAllBuilt();
await launch('main.js', process.argv.slice(2));
