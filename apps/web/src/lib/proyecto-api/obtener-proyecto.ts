import { proyectoLeido } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** A project as headings and breadcrumbs need it: without its token, which then never leaves the server; with its owner's name for an admin. */
export function proyectoQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto', id],
    queryFn: ({ signal }) => {
      const params = { token: 'no' };
      return getJson(`/proyectos/${encodeURIComponent(id)}`, proyectoLeido, { signal, params });
    },
  });
}
