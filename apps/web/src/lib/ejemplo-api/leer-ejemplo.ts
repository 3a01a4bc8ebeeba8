import { ejemplo } from '@mantenible/contracts/ejemplo';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /ejemplo: which project is the solved example, and whether every person reads it. */
export function leerEjemploQuery() {
  return queryOptions({
    queryKey: ['ejemplo'],
    queryFn: ({ signal }) => getJson('/ejemplo', ejemplo, { signal }),
  });
}
