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
const plan = z.object({
  estatico: z.object({
    propuestas: z.array(z.object({ origen: z.object({ tipo: z.string(), clave: z.string() }) })),
  }),
  acciones: z.array(z.unknown()),
});

/** Finished analyses of a project; null where a scanning service makes them, which the demonstration cannot start. */
export async function finishedAnalyses(call: Call, proyectoId: string): Promise<number | null> {
  const { iniciable, historia } = situation.parse(await call('GET', `/analisis/${proyectoId}`));
  return iniciable ? historia.filter(({ estado }) => estado === 'listo').length : null;
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

/** What the student took into the plan after the first analysis, and repaired before the second one. */
const action = {
  rule: 'javascript:S3626',
  texto: 'Quitar los saltos que sobran en la ruta de los pedidos',
};

/** Takes one proposal into the plan as done, unless the plan has an action. */
export async function takeAction(call: Call, proyectoId: string): Promise<void> {
  const { estatico, acciones } = plan.parse(await call('GET', `/mejoras/${proyectoId}`));
  const proposal = estatico.propuestas.find(({ origen }) => origen.clave === action.rule);
  if (acciones.length > 0 || !proposal) return;
  await call('POST', `/mejoras/${proyectoId}/acciones`, {
    origen: proposal.origen,
    texto: action.texto,
    esfuerzo: 'bajo',
    estado: 'hecha',
    responsable: null,
    fecha: null,
  });
}
