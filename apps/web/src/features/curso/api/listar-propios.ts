import { proyectosListados } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /proyectos/persona/{sub}: the person's projects, which may be put into a course. */
export function listarPropiosQuery(sub: string) {
  return queryOptions({
    queryKey: ['proyectos', sub],
    queryFn: ({ signal }) =>
      getJson(`/proyectos/persona/${encodeURIComponent(sub)}`, proyectosListados, { signal }),
  });
}
