// `npm run bench:panorama`: statements and time of the three reads that show how projects are (list of projects, repository
// of tests, page of a project) at 1 and at 50 times the data, tests of 58 questions; in process, on PGlite in memory or on
// the server of TEST_DATABASE_URL. BENCH_REPETICIONES sets the number of calls of each measurement.
import { performance } from 'node:perf_hooks';

import { crearProyecto, sembrarCatalogo } from './muestra.ts';
import { llenarProyecto } from './resultados.ts';
import { createTestApp } from './test-app.ts';

const calls = Number(process.env['BENCH_REPETICIONES'] ?? 50);
const questions = 58;

const app = await createTestApp();
try {
  await sembrarCatalogo(app.db);
  const { _id } = await crearProyecto(app, 'ana', 'Proyecto 0');
  const reads = ['/proyectos/persona/sub-ana', `/respuestas/${_id}`, `/proyectos/${_id}/panorama`];
  await llenarProyecto(app, _id, 1, questions);
  for (const url of reads) await measure(url.replace(_id, '{id}'), 1, url);
  await llenarProyecto(app, _id, 49, questions);
  for (let i = 1; i < 50; i += 1) {
    await llenarProyecto(app, (await crearProyecto(app, 'ana', `Proyecto ${i}`))._id, 1, questions);
  }
  for (const url of reads) await measure(url.replace(_id, '{id}'), 50, url);
} finally {
  await app.close();
}

async function measure(name: string, times: number, url: string): Promise<void> {
  const durations: number[] = [];
  let statements = 0;
  for (let i = 0; i < calls; i += 1) {
    app.statements.length = 0;
    const start = performance.now();
    const { status } = await app.call({ as: 'ana', method: 'GET', url });
    durations.push(performance.now() - start);
    if (status !== 200) throw new Error(`${url}: ${status}`);
    statements = app.statements.length;
  }
  durations.sort((one, other) => one - other);
  const at = (share: number) => (durations[Math.floor((durations.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${name} × ${times}: ${statements} statements, median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}
