import { incidenciasSeguidas } from '@mantenible/contracts/comparacion-analisis';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { getJson } from '../../../lib/http.ts';
import { desdePartida, rutaPartida } from '../../../lib/partida-api/leer-partida.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

export type IncidenciasNuevas = z.infer<typeof incidenciasSeguidas>;

/** Two analyses of the project, by id; without `antes` its starting point takes that place. */
export interface ParDeNuevas {
  readonly antes: string | null;
  readonly despues: string;
}

/** GET /comparaciones/analisis/{projectId}/incidencias, or /partidas/{projectId}/nuevas: the findings of an analysis that the earlier point lacks. */
export function listarNuevasQuery(proyectoId: string, { antes, despues }: ParDeNuevas) {
  const [url, params] =
    antes === null
      ? [`${rutaPartida(proyectoId)}/nuevas`, {}]
      : [
          `/comparaciones/analisis/${encodeURIComponent(proyectoId)}/incidencias`,
          { antes, despues, estado: 'nueva' },
        ];
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'nuevas', antes ?? desdePartida, despues],
    queryFn: ({ signal }) => getJson(url, incidenciasSeguidas, { signal, params }),
    ...lecturaDeServicio,
  });
}
