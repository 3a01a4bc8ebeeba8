import { metricasCompletas } from '@mantenible/contracts/metrica';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /metricas/all: metrics with their list, guidelines and levels. */
export function listarMetricasCompletasQuery() {
  return queryOptions({
    queryKey: ['metricas', 'completas'],
    queryFn: ({ signal }) => getJson('/metricas/all', metricasCompletas, { signal }),
  });
}
