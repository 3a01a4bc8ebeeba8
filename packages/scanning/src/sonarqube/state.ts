import type { EstadoAnalisis } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { ServiceFailure } from './http/service-failure.ts';
import { readBranches, type Rama } from './branches.ts';

const taskSchema = z.object({
  status: z.string(),
  errorMessage: z.optional(z.string()),
  branch: z.optional(z.string()),
  pullRequest: z.optional(z.string()),
});
type Tarea = z.infer<typeof taskSchema>;

const answerSchema = z.object({ queue: z.array(taskSchema), current: z.optional(taskSchema) });

/** Limit of the characters of the reason for a failed analysis. */
const letrasMotivo = 1000;

const sinPreparar: EstadoAnalisis = {
  estado: 'sin-preparar',
  iniciable: false,
  fecha: null,
  rama: null,
  motivo: null,
};

/** State of the analysis of the main branch; analyses of other branches and of pull requests are ignored. */
export async function readState(requests: Requests, clave: string): Promise<EstadoAnalisis> {
  try {
    const [ramas, { queue, current }] = await Promise.all([
      readBranches(requests, clave),
      requests.get('api/ce/component', { component: clave }, answerSchema),
    ]);
    const principal = ramas.find(({ isMain }) => isMain);
    const propia = ({ branch, pullRequest }: Tarea) =>
      pullRequest === undefined && (branch === undefined || branch === principal?.name);
    const ultima = current && propia(current) ? current : undefined;
    return stateOf(principal, queue.some(propia), ultima);
  } catch (error) {
    if (error instanceof ServiceFailure && error.code === 'no-encontrado') return sinPreparar;
    throw error;
  }
}

function stateOf(principal: Rama | undefined, enCola: boolean, ultima: Tarea | undefined): EstadoAnalisis {
  const fecha = parseDate(principal?.analysisDate);
  const comun = { iniciable: false, fecha, rama: principal?.name ?? null, motivo: null };
  if (enCola) return { ...comun, estado: 'en-curso' };
  if (ultima?.status === 'FAILED' || ultima?.status === 'CANCELED') {
    return { ...comun, estado: 'fallido', motivo: ultima.errorMessage?.slice(0, letrasMotivo) ?? null };
  }
  return { ...comun, estado: fecha === null ? 'sin-analisis' : 'listo' };
}

/** A date of the service as ISO 8601 in UTC; the service omits the colon of the offset: '2026-11-21T09:28:15+0000'. */
function parseDate(analisis: string | undefined): string | null {
  if (analisis === undefined) return null;
  const fecha = new Date(analisis.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (Number.isNaN(fecha.getTime())) {
    throw new ServiceFailure('respuesta-invalida', { detail: 'not a date' });
  }
  return fecha.toISOString();
}
