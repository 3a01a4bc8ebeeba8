import { propiedadesCalidad } from '@mantenible/contracts/criterio';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /propiedadCalidad: the thresholds of the defect cards, in their order; the editor's changes read it anew. */
export function propiedadCalidadQuery() {
  return queryOptions({
    queryKey: ['criterios', 'propiedades', 'analisis'],
    queryFn: ({ signal }) => getJson('/propiedadCalidad', propiedadesCalidad, { signal }),
    staleTime: 60_000,
  });
}
