import { avancePasado } from '@mantenible/contracts/pasado';
import type * as z from 'zod/mini';

import { seguirAvance } from '../../../lib/analisis-api/seguir-avance.ts';
import { rutaPasado } from './leer-pasado.ts';

/** GET /pasados/{proyectoId}/progreso: reports each step of the running analysis of the past until it ends. */
export function seguirPasado(
  proyectoId: string,
  signal: AbortSignal,
  alLlegar: (estado: z.infer<typeof avancePasado>) => void,
): Promise<'terminado' | 'eliminado'> {
  return seguirAvance({
    ruta: `${rutaPasado(proyectoId)}/progreso`,
    esquema: avancePasado,
    signal,
    alLlegar,
  });
}
