import { mejora, type Mejora } from '@mantenible/contracts/mejora';
import type { Criterio } from '@mantenible/domain/criterio';
import { queryOptions } from '@tanstack/react-query';

import { listarCriteriosValoracion } from '../../../lib/criterio-api/listar-criterios-valoracion.ts';
import { listarValoracionesMantenibilidad } from '../../../lib/criterio-api/listar-valoraciones-mantenibilidad.ts';
import { getJson } from '../../../lib/http.ts';

/** Ranges in force that turn a mean and a degree into words. */
export interface Criterios {
  readonly promedio: readonly Criterio[];
  readonly grado: readonly Criterio[];
}

export interface DatosMejora {
  readonly mejora: Mejora;
  readonly criterios: Criterios;
}

/** GET /mejoras/{projectId}: proposals, actions and progress of the improvement plan. */
export function leerMejora(proyectoId: string, prueba: string | null, signal?: AbortSignal): Promise<Mejora> {
  return getJson(`/mejoras/${encodeURIComponent(proyectoId)}`, mejora, {
    ...(signal && { signal }),
    params: prueba === null ? {} : { prueba },
  });
}

/** The same with the criteria in force. `prueba`: the saved test of the proposals by hand; null for the server's choice. */
export function leerMejoraQuery(proyectoId: string, prueba: string | null) {
  return queryOptions({
    queryKey: ['mejora', proyectoId, prueba],
    queryFn: async ({ signal }): Promise<DatosMejora> => {
      const [leida, promedio, grado] = await Promise.all([
        leerMejora(proyectoId, prueba, signal),
        listarCriteriosValoracion(signal),
        listarValoracionesMantenibilidad(signal),
      ]);
      return { mejora: leida, criterios: { promedio, grado } };
    },
  });
}
