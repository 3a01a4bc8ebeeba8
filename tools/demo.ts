// `npm run demo`: a sample repository served on loopback by git's own HTTP program, and the product beside it, in whose
// student account the repository stands as a project: signing in and pressing «Analizar» needs no network.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { registerProject } from './demo/project.ts';
import { serveSample } from './lib/sample-repository.ts';
import { ensureAllBuilt } from './lib/build.ts';
import { launch } from './lib/launch.ts';
import { root } from './lib/paths.ts';

await ensureAllBuilt();

const repository = await serveSample(
  ['tienda', 'biblioteca'].map((name) => join(root, 'tests/projects', name)),
);
process.on('exit', repository.remove);
const dataDir = resolve(process.env['DATA_DIR'] ?? join(root, 'datos/demo'));
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
Object.assign(process.env, { DATA_DIR: dataDir, SCAN_ALLOW_LOCAL: '1' });
await launch('main.js', []);
console.log(await registerProject(process.env, dataDir, repository));
