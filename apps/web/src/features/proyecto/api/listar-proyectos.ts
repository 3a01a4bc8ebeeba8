import { proyectosListados } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /proyectos/persona/{personId}. */
export function listarProyectosQuery(personId: string) {
  return queryOptions({
    queryKey: ['proyectos', personId],
    queryFn: ({ signal }) =>
      getJson(`/proyectos/persona/${encodeURIComponent(personId)}`, proyectosListados, { signal }),
  });
}
