// `npm run bench:analizador -- FOLDER`: thousands of lines a second that one core parses and measures, in processor time;
// a whole analysis by the clock, its measures and its findings, with the memory of its processes; two analyses in the built
// product, how quick its health check is meanwhile, and a second analysis of the same commit; and, given SONAR_HOST_URL
// and SONAR_TOKEN, how many times sooner that is than the official scanner's whole run. Without a folder, the sources of
// this project.
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';

import { measureSpeed, speedTable } from './bench/analyser/measure-speed.mjs';
import { measureServed } from './bench/analyser/served.mjs';
import { measureWholeRun, medianRun } from './bench/analyser/whole-run.mjs';
import { ensureAllBuilt } from './lib/build.mjs';
import { root } from './lib/paths.mjs';
import { readSources } from './parity/ours.mjs';
import { scanFolder } from './parity/scan.mjs';
import { deleteProject, waitForReport } from './parity/server.mjs';

const folder = resolve(process.argv[2] ?? root);
const sources = await readSources(folder);
const speeds = measureSpeed(sources);
console.log(`${String(sources.length)} archivos`);
console.log(speedTable(speeds));

await ensureAllBuilt();
/** One after the other: a single one is at the mercy of whatever else the machine does in those seconds. */
const runs = [];
for (let run = 0; run < 5; run += 1) runs.push(await measureWholeRun(folder));
const whole = medianRun(runs);
const memory = whole.megabytes === null ? '' : `, ${whole.megabytes.toFixed(0)} MB en todos los que analizan`;
console.log(`\ndesde cero, con procesos que empiezan con el análisis (mediana de ${String(runs.length)}):`);
console.log(`  las medidas: ${whole.measured.toFixed(2)} s`);
console.log(`  todo, defectos incluidos: ${whole.seconds.toFixed(2)} s${memory}`);

const served = await measureServed(folder);
console.log(`en el servidor, dos análisis a la vez: ${served.both.toFixed(1)} s`);
console.log(
  `  /salud entretanto: p50 ${served.p50.toFixed(1)} ms, p99 ${served.p99.toFixed(1)} ms (${String(served.asked)} peticiones)`,
);
console.log(`  el mismo commit otra vez: ${served.again.toFixed(2)} s`);

const server = { url: process.env['SONAR_HOST_URL'] ?? '', token: process.env['SONAR_TOKEN'] ?? '' };
if (server.url !== '') {
  const key = `velocidad-${randomUUID()}`;
  const begin = performance.now();
  await scanFolder(server, folder, key);
  const seconds = (performance.now() - begin) / 1000;
  await waitForReport(server, key);
  await deleteProject(server, key);
  console.log(`el escáner oficial: ${seconds.toFixed(1)} s`);
  console.log(`  las medidas tardan ${(seconds / whole.measured).toFixed(0)} veces menos`);
  console.log(`  todo, defectos incluidos, ${(seconds / whole.seconds).toFixed(1)} veces menos`);
}
