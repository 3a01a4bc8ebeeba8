import { entregas } from '@mantenible/contracts/entrega';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cursos/{courseId}/entregas: deliveries of a course; with the own projects for one who joined it. */
export function listarEntregasQuery(cursoId: string) {
  return queryOptions({
    queryKey: ['entregas', 'curso', cursoId],
    queryFn: ({ signal }) => getJson(`/cursos/${encodeURIComponent(cursoId)}/entregas`, entregas, { signal }),
  });
}
