import { propiedadesCalidad } from '@mantenible/contracts/criterio';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /propiedadCalidad: thresholds of the defect cards, in card order; a change in the editor invalidates them. */
export function propiedadCalidadQuery() {
  return queryOptions({
    queryKey: ['criterios', 'propiedades', 'analisis'],
    queryFn: ({ signal }) => getJson('/propiedadCalidad', propiedadesCalidad, { signal }),
    staleTime: 60_000,
  });
}
