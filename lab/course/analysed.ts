import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import type { Database } from '../../packages/db/src/index.ts';
import { askHealth } from '../analyser/served.ts';
import type { MeasuredServer } from '../limits/repeated-reads.ts';
import { line, percentile } from '../load/figures.ts';
import { memoryOf } from '../lib/server.ts';
import { send } from './reads.ts';
import { idOf } from './sample-test.ts';

const delivery = idOf(20, 3);
const targets = { seconds: 600, healthMs: 50 };
const progress = z.object({
  analisis: z.object({
    pendientes: z.number(),
    enCurso: z.number(),
    listos: z.number(),
    fallidos: z.number(),
  }),
});

/** Gives a course a delivery whose deadline, in whole milliseconds as the product has it, has passed; copies are due. */
export async function addDueDelivery(database: Database, course: string): Promise<void> {
  await database.execute(
    `insert into entregas (id, curso_id, titulo, texto, abre_local, cierra_local, abre, fin, pide, version, creado)
     select $1::uuid, $2::uuid, 'Entrega del repositorio', '', '2026-01-01T00:00', '2026-01-09T23:59', now() - interval '9 days',
       date_trunc('milliseconds', now()) - interval '2 minutes', '{"prueba":null,"analisis":true,"plan":false}', 1, now() - interval '9 days'`,
    [delivery, course],
  );
}

/** Prints how long 'Analizar lo entregado' takes for a class, and /salud meanwhile. */
export async function benchAnalysed(
  server: MeasuredServer,
  signIn: () => Promise<string>,
  count: number,
): Promise<void> {
  const path = `/entregas/${delivery}`;
  const token = await signIn();
  // The first reading takes the copies.
  await send(server, token, 'GET', path);
  const begin = performance.now();
  const times = await askHealth(`${server.origin}/mantenible`, analyseAll(server, signIn, path));
  const { analisis } = await readProgress(server, await signIn(), path);
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    line(`Analizar lo entregado, ${count} repositorios de 5000 líneas`, seconds, 's', {
      most: targets.seconds,
    }),
  );
  console.log(line('  analizados', analisis.listos, '', { least: count }));
  console.log(line('  fallidos', analisis.fallidos, '', { most: 0 }));
  console.log(
    line('  /salud mientras tanto, p99', percentile(times, 0.99), 'ms', { most: targets.healthMs }),
  );
  console.log(
    `    p50 ${percentile(times, 0.5).toFixed(1)} ms, ${times.length} veces; memoria ${memoryOf(server)}`,
  );
}

/** Seconds between two readings of the progress, as the page has them, and between two sign-ins: a token is valid for five minutes. */
const pollMs = 3000;
const renewalMs = 120_000;

async function analyseAll(
  server: MeasuredServer,
  signIn: () => Promise<string>,
  path: string,
): Promise<void> {
  let token = await signIn();
  let signed = performance.now();
  await send(server, token, 'POST', `${path}/analisis`);
  for (;;) {
    await wait(pollMs);
    if (performance.now() - signed > renewalMs) [token, signed] = [await signIn(), performance.now()];
    const { analisis } = await readProgress(server, token, path);
    if (analisis.pendientes + analisis.enCurso === 0) return;
  }
}

async function readProgress(server: MeasuredServer, token: string, path: string) {
  const body = await send(server, token, 'GET', path);
  return progress.parse(JSON.parse(new TextDecoder().decode(body)));
}
