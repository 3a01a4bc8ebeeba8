// `npm run demo`: a sample repository with a history, served on loopback by git's own HTTP program, and the product beside
// it. Its student account holds the repository as a project with tests, analyses and actions; a course has teams and
// deliveries. It needs no network.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { analyseClass } from './demo/course/analyse-class.ts';
import { prepareCourse } from './demo/course/prepare-course.ts';
import { fill } from './demo/fill.ts';
import { serveHistory } from './demo/history.ts';
import { addressOf, enterAsStudent, repositoryPortOf } from './demo/project.ts';
import { ensureProductBuilt } from './lib/build.ts';
import { launch } from './lib/launch.ts';
import { root } from './lib/paths.ts';

await ensureProductBuilt();

const repository = await serveHistory(repositoryPortOf(process.env));
process.on('exit', repository.remove);
const dataDir = resolve(process.env['DATA_DIR'] ?? join(root, 'datos/demo'));
Object.assign(process.env, { DATA_DIR: dataDir, SCAN_ALLOW_LOCAL: '1' });
// A password of the environment needs no change at the first sign-in, which this program makes.
for (const name of ['ADMIN_PASSWORD', 'ESTUDIANTE_PASSWORD'])
  process.env[name] ??= randomBytes(12).toString('base64url');
// The lines of each request would hide the passwords of the first start.
process.env['LOG_LEVEL'] ??= 'warn';
const program = join(root, 'apps/api/dist/main.js');
const accounts = await prepareCourse(dataDir, { program, env: process.env, repository, today: new Date() });
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
await launch('main.js', []);
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopping = true;
    console.log('Deteniendo la demostración: el análisis que esté en marcha puede tardar en terminar…');
  });
if (accounts !== '') console.log(accounts);
console.log(await fill(await enterAsStudent(process.env, dataDir), repository));
await analyseClass(addressOf(process.env), dataDir).catch((error: unknown) => {
  // The server takes no more calls while it stops.
  if (stopping) return;
  console.log(
    `No se pudo analizar el curso de ejemplo: ${error instanceof Error ? error.message : String(error)}`,
  );
});
