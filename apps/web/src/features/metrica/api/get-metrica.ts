import { metrica } from '@mantenible/contracts/metrica';
import { queryOptions } from '@tanstack/react-query';

import { getVersioned } from '../../../lib/http.ts';

/** GET /metricas/{id} with its version, for editing: always read anew, and never while the form is open. */
export function getMetricaQuery(id: string) {
  return queryOptions({
    queryKey: ['metricas', 'una', id],
    queryFn: ({ signal }) => getVersioned(`/metricas/${id}`, metrica, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
