import { proyecto } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** A project as headings and breadcrumbs need it: parsed without its token, which then never enters the cache. */
export function proyectoQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto', id],
    queryFn: ({ signal }) => getJson(`/proyectos/${encodeURIComponent(id)}`, proyecto, { signal }),
  });
}
