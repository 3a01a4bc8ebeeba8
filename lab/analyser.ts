// `npm run bench:analizador -w lab -- FOLDER`: thousands of lines a second that one core parses and measures, in processor time;
// a whole analysis by the clock, its measures and its findings, with the memory of its processes, which start with it or
// are ready; two analyses in the built product, how quick its health check is meanwhile, and a second analysis of the same
// commit; and, given SONAR_HOST_URL and SONAR_TOKEN, how many times sooner that is than the official scanner's whole run.
// Without a folder, the sources of this project.
import { randomUUID } from 'node:crypto';

import { measureSpeed, speedTable } from './analyser/measure-speed.ts';
import { measureServed } from './analyser/served.ts';
import { measureWholeRun, medianRun, type WholeRun } from './analyser/whole-run.ts';
import { ensureAllBuilt, keepCompiledCode } from '../tools/lib/build.ts';
import { root } from '../tools/lib/paths.ts';
import { givenFolder } from './lib/folder.ts';
import { readSources } from './parity/ours.ts';
import { scanFolder } from './parity/scan.ts';
import { deleteProject, waitForReport } from './parity/server.ts';

const folder = givenFolder(process.argv[2] ?? root);
const sources = await readSources(folder);
const speeds = measureSpeed(sources);
console.log(`${String(sources.length)} archivos`);
console.log(speedTable(speeds));

await ensureAllBuilt();
keepCompiledCode();
const rounds = 5;

/** The median of some runs, one after the other: other load of the machine distorts a single run. */
async function medianWholeRun(ready: boolean) {
  const runs = [];
  for (let run = 0; run < rounds; run += 1) runs.push(await measureWholeRun(folder, { ready }));
  return medianRun(runs);
}

function printRun({ measured, seconds, megabytes }: WholeRun) {
  const memory = megabytes === null ? '' : `, ${megabytes.toFixed(0)} MB en todos los que analizan`;
  console.log(`  las medidas: ${measured.toFixed(2)} s`);
  console.log(`  todo, defectos incluidos: ${seconds.toFixed(2)} s${memory}`);
}

const fromScratch = await medianWholeRun(false);
console.log(
  `\nde principio a fin (mediana de ${String(rounds)}), con procesos que empiezan con el análisis:`,
);
printRun(fromScratch);
const fromReserve = await medianWholeRun(true);
console.log(
  'con procesos preparados, como en el servidor para quien ha mirado el proyecto antes de analizarlo:',
);
printRun(fromReserve);

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
  for (const [name, { measured, seconds: all }] of [
    ['desde cero', fromScratch],
    ['preparados', fromReserve],
  ] as const) {
    const [sooner, allSooner] = [(seconds / measured).toFixed(0), (seconds / all).toFixed(1)];
    console.log(
      `  ${name}: las medidas, ${sooner} veces antes; todo, defectos incluidos, ${allSooner} veces`,
    );
  }
}
