import { curso } from '@mantenible/contracts/curso';
import { queryOptions } from '@tanstack/react-query';

import { getVersioned } from '../../../lib/http.ts';

/** GET /cursos/{id} with its version. */
export function leerCursoQuery(id: string) {
  return queryOptions({
    queryKey: ['curso', id],
    queryFn: ({ signal }) => getVersioned(`/cursos/${id}`, curso, { signal }),
  });
}
