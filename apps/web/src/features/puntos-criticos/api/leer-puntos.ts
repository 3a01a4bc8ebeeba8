import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** How often the state is read while the hotspots are computed, in milliseconds. */
const pausa = 2000;

/** GET /puntos-criticos/{projectId}: the hotspots of the newest analysis, or why there are not any. */
export function leerPuntosQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['puntos-criticos', proyectoId],
    queryFn: ({ signal }) =>
      getJson(`/puntos-criticos/${encodeURIComponent(proyectoId)}`, puntosCriticos, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'calculando' ? pausa : false),
  });
}
