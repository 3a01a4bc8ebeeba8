import { subcaracteristicas } from '@mantenible/contracts/subcaracteristica';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /subcaracteristicas: every sub-characteristic with its metrics. */
export function listarSubcaracteristicasQuery() {
  return queryOptions({
    queryKey: ['subcaracteristicas', 'lista'],
    queryFn: ({ signal }) => getJson('/subcaracteristicas', subcaracteristicas, { signal }),
  });
}
