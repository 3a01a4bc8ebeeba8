// `npm run build`: builds what changed.
const { ensureAllBuilt } = await import('./lib/build.mjs');

await ensureAllBuilt();
