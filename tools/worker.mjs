// `npm run worker`: installs and builds what changed, then becomes a process that makes analyses (JOBS=worker).
const { ensureAllBuilt } = await import('./lib/build.mjs');
const { launch } = await import('./lib/launch.mjs');

await ensureAllBuilt();
await launch('worker.js', process.argv.slice(2));
