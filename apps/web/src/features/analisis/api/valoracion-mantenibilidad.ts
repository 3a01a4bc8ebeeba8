import { criterios } from '@mantenible/contracts/criterio';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /valoracionMantenibilidad, in the order in which ranges are searched; a change in the editor invalidates it. */
export function valoracionQuery() {
  return queryOptions({
    queryKey: ['criterios', 'valoracion', 'analisis'],
    queryFn: ({ signal }) => getJson('/valoracionMantenibilidad', criterios, { signal }),
    staleTime: 60_000,
  });
}
