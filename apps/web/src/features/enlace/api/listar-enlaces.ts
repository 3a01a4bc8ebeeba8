import { enlaces } from '@mantenible/contracts/enlace';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /enlaces/{projectId}: the read-only links of an own project, without their keys. */
export function listarEnlacesQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['enlaces', proyectoId],
    queryFn: ({ signal }) => getJson(`/enlaces/${encodeURIComponent(proyectoId)}`, enlaces, { signal }),
  });
}
