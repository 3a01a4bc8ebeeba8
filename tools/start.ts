// `npm start`: installs and builds what changed, then becomes the server.
// The server is loaded into this process, so that signals and exit code are its own without any forwarding.
import { ensureProductBuilt } from './lib/build.ts';
import { launch } from './lib/launch.ts';

await ensureProductBuilt();
await launch('main.js', process.argv.slice(2));
