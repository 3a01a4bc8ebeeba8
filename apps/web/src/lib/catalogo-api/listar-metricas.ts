import { metricas } from '@mantenible/contracts/metrica';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /metricas: every metric with the id of its list (null when it has none). */
export function listarMetricasQuery() {
  return queryOptions({
    queryKey: ['metricas', 'lista'],
    queryFn: ({ signal }) => getJson('/metricas', metricas, { signal }),
  });
}
