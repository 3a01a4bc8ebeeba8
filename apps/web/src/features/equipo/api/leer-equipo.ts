import { equipo } from '@mantenible/contracts/equipo';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /equipos/{proyectoId}. */
export function leerEquipoQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['equipo', proyectoId],
    queryFn: ({ signal }) => getJson(`/equipos/${encodeURIComponent(proyectoId)}`, equipo, { signal }),
  });
}
