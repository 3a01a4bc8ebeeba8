import { cuotasPropias } from '@mantenible/contracts/cuota';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /cuotas/propias: what the person uses, also of one project's quotas. */
export function leerCuotasPropiasQuery(proyecto: string | null) {
  return queryOptions({
    queryKey: ['cuotas-propias', proyecto],
    queryFn: ({ signal }) => {
      const params = proyecto === null ? {} : { proyecto };
      return getJson('/cuotas/propias', cuotasPropias, { signal, params });
    },
  });
}
