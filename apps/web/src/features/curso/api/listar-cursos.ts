import { cursos } from '@mantenible/contracts/curso';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cursos: those where the person teaches or that the person joined; for an admin all of them. */
export function listarCursosQuery() {
  return queryOptions({
    queryKey: ['cursos'],
    queryFn: ({ signal }) => getJson('/cursos', cursos, { signal }),
  });
}
