import { avanceAnalisis } from '@mantenible/contracts/analisis';
import type * as z from 'zod/mini';

import { rutaAnalisis } from '../../../lib/analisis-api/leer-situacion.ts';
import { seguirAvance } from '../../../lib/analisis-api/seguir-avance.ts';

/** GET /analisis/{proyectoId}/progreso: reports each step of a running analysis until it ends. */
export function seguirAnalisis(
  proyectoId: string,
  signal: AbortSignal,
  alLlegar: (estado: z.infer<typeof avanceAnalisis>) => void,
): Promise<'terminado' | 'eliminado'> {
  return seguirAvance({
    ruta: `${rutaAnalisis(proyectoId)}/progreso`,
    esquema: avanceAnalisis,
    signal,
    alLlegar,
  });
}
