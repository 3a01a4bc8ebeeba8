import { proyectoLeido } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/**
 * A project for headings and breadcrumbs: without its token, which stays on the server; with its owner's
 * name for an admin.
 */
export function leerProyectoQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto', id],
    queryFn: ({ signal }) => {
      const params = { token: 'no' };
      return getJson(`/proyectos/${encodeURIComponent(id)}`, proyectoLeido, { signal, params });
    },
  });
}
