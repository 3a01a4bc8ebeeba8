import { referencias } from '@mantenible/contracts/metrica';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /subcaracteristicas/excluir: id and name of all but these. */
export function listarSubcaracteristicasExceptoQuery(excludeIds: readonly string[]) {
  return queryOptions({
    queryKey: ['subcaracteristicas', 'excluir', excludeIds],
    queryFn: ({ signal }) =>
      getJson('/subcaracteristicas/excluir', referencias, {
        signal,
        params: { excludeIds: excludeIds.join(',') },
      }),
  });
}
