import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';

const situation = z.object({
  estado: z.string(),
  iniciable: z.boolean(),
  motivo: z.string().nullish(),
  progreso: z.unknown(),
  historia: z.array(z.object({ estado: z.string() })),
});
const past = z.object({ pasado: z.unknown() });

/** Finished analyses of a project; null where a scanning service makes them, which the demonstration cannot start. */
export async function finishedAnalyses(call: Call, proyectoId: string): Promise<number | null> {
  const { iniciable, historia } = situation.parse(await call('GET', `/analisis/${proyectoId}`));
  return iniciable ? historia.filter(({ estado }) => estado === 'listo').length : null;
}

/** Whether the past of the repository was analysed. */
export async function hasPast(call: Call, proyectoId: string): Promise<boolean> {
  const { pasado } = past.parse(await call('GET', `/pasados/${proyectoId}`));
  return pasado !== null;
}

/** Runs an analysis to its end. */
export function analyse(call: Call, proyectoId: string): Promise<void> {
  return runJob(call, `/analisis/${proyectoId}`);
}

/** Analyses the repository's past to its end. */
export function analysePast(call: Call, proyectoId: string): Promise<void> {
  return runJob(call, `/pasados/${proyectoId}`);
}

const jobState = situation.pick({ estado: true, motivo: true, progreso: true });

async function runJob(call: Call, path: string): Promise<void> {
  await call('POST', path, {});
  for (;;) {
    const { estado, motivo, progreso } = jobState.parse(await call('GET', path));
    if (estado === 'fallido') throw new Error(motivo ?? 'el análisis falló');
    if (estado === 'listo' && progreso === null) return;
    await wait(500);
  }
}
