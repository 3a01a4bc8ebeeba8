import { medicionesProyecto } from '@mantenible/contracts/medicion';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/**
 * GET /mediciones/{proyectoId}: what the newest analysis measured. Read once a run, because the saved test keeps what
 * the screen showed.
 */
export function leerMedicionesQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['mediciones', proyectoId],
    queryFn: ({ signal }) =>
      getJson(`/mediciones/${encodeURIComponent(proyectoId)}`, medicionesProyecto, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
