import { incidenciasSeguidas } from '@mantenible/contracts/comparacion-analisis';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { getJson } from '../../../lib/http.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

export type IncidenciasNuevas = z.infer<typeof incidenciasSeguidas>;

/** Two analyses of the project, by id. */
interface Par {
  readonly antes: string;
  readonly despues: string;
}

/** GET /comparaciones/analisis/{projectId}/incidencias: the findings of an analysis that an earlier one lacks. */
export function listarNuevasQuery(proyectoId: string, par: Par) {
  const params = { ...par, estado: 'nueva' };
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'nuevas', par.antes, par.despues],
    queryFn: ({ signal }) => {
      const url = `/comparaciones/analisis/${encodeURIComponent(proyectoId)}/incidencias`;
      return getJson(url, incidenciasSeguidas, { signal, params });
    },
    ...lecturaDeServicio,
  });
}
