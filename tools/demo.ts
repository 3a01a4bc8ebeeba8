// `npm run demo`: a sample repository with a history, served on loopback by git's own HTTP program, and the product beside
// it, whose student account holds the repository as a project with tests, analyses and a plan. It needs no network.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { fill } from './demo/fill.ts';
import { serveHistory } from './demo/history.ts';
import { enterAsStudent, repositoryPortOf } from './demo/project.ts';
import { ensureAllBuilt } from './lib/build.ts';
import { launch } from './lib/launch.ts';
import { root } from './lib/paths.ts';

await ensureAllBuilt();

const repository = await serveHistory(repositoryPortOf(process.env));
process.on('exit', repository.remove);
const dataDir = resolve(process.env['DATA_DIR'] ?? join(root, 'datos/demo'));
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
Object.assign(process.env, { DATA_DIR: dataDir, SCAN_ALLOW_LOCAL: '1' });
// A password of the environment needs no change at the first sign-in, which this program makes.
for (const name of ['ADMIN_PASSWORD', 'ESTUDIANTE_PASSWORD'])
  process.env[name] ??= randomBytes(12).toString('base64url');
// The lines of each request would hide the passwords of the first start.
process.env['LOG_LEVEL'] ??= 'warn';
await launch('main.js', []);
console.log(await fill(await enterAsStudent(process.env, dataDir), repository));
