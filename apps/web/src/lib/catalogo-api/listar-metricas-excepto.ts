import { referencias } from '@mantenible/contracts/metrica';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /metricas/excluir: id and name of all but these. */
export function listarMetricasExceptoQuery(excludeIds: readonly string[]) {
  return queryOptions({
    queryKey: ['metricas', 'excluir', excludeIds],
    queryFn: ({ signal }) =>
      getJson('/metricas/excluir', referencias, { signal, params: { excludeIds: excludeIds.join(',') } }),
  });
}
