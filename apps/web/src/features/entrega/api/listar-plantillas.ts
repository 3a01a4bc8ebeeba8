import { proyectosListados } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /proyectos/persona/{personId}: the lecturer's own projects, any of which may be a template; not those of other people's teams. */
export function listarPlantillasQuery(sub: string) {
  return queryOptions({
    queryKey: ['proyectos', 'plantillas', sub],
    queryFn: ({ signal }) =>
      getJson(`/proyectos/persona/${encodeURIComponent(sub)}`, proyectosListados, { signal }),
    select: (todos) => todos.filter(({ papel }) => papel !== 'miembro'),
  });
}
