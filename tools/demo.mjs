// `npm run demo`: a sample repository served on loopback by git's own HTTP program, and the product beside it, in whose
// student account the repository stands as a project: signing in and pressing «Analizar» needs no network.
const { mkdirSync } = await import('node:fs');
const { join, resolve } = await import('node:path');
const { ensureAllBuilt } = await import('./lib/build.mjs');
const { launch } = await import('./lib/launch.mjs');
const { root } = await import('./lib/paths.mjs');

await ensureAllBuilt();

const { serveSample } = await import('./demo/sample.mjs');
const { registerProject } = await import('./demo/project.mjs');

const repository = await serveSample(
  ['tienda', 'biblioteca'].map((name) => join(root, 'tests/projects', name)),
);
process.on('exit', repository.remove);
const dataDir = resolve(process.env['DATA_DIR'] ?? join(root, 'datos/demo'));
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
Object.assign(process.env, { DATA_DIR: dataDir, SCAN_ALLOW_LOCAL: '1' });
await launch('main.js', []);
console.log(await registerProject(process.env, dataDir, repository));
