import { cuotasDeTodos } from '@mantenible/contracts/cuota';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cuotas: what the installation and its people use, for admins. */
export function leerCuotasQuery() {
  return queryOptions({
    queryKey: ['cuotas'],
    queryFn: ({ signal }) => getJson('/cuotas', cuotasDeTodos, { signal }),
  });
}
