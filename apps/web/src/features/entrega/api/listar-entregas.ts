import { entregas } from '@mantenible/contracts/entrega';
import { queryOptions } from '@tanstack/react-query';

import { classTimeout, getJson } from '../../../lib/http.ts';

/** GET /cursos/{courseId}/entregas: deliveries of a course; with the own projects for one who joined it. */
export function listarEntregasQuery(cursoId: string) {
  return queryOptions({
    queryKey: ['entregas', 'curso', cursoId],
    // The first read after a deadline takes its copies.
    queryFn: ({ signal }) =>
      getJson(`/cursos/${encodeURIComponent(cursoId)}/entregas`, entregas, { signal, timeout: classTimeout }),
  });
}
