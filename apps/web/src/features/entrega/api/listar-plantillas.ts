import { proyectosListados } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /proyectos/persona/{personId}: the lecturer's own projects, any of which may be a template. */
export function listarPlantillasQuery(sub: string) {
  return queryOptions({
    queryKey: ['proyectos', 'plantillas', sub],
    queryFn: ({ signal }) =>
      getJson(`/proyectos/persona/${encodeURIComponent(sub)}`, proyectosListados, { signal }),
  });
}
