// `npm start`: installs and builds what changed, then becomes the server.
// The server is loaded into this process, so that signals and exit code are its own without any forwarding.
const { ensureAllBuilt } = await import('./lib/build.mjs');
const { launch } = await import('./lib/launch.mjs');

await ensureAllBuilt();
await launch('main.js', process.argv.slice(2));
