import { subcaracteristicasCompletas } from '@mantenible/contracts/subcaracteristica';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /subcaracteristicas/all: sub-characteristics down to the levels. */
export function listarSubcaracteristicasCompletasQuery() {
  return queryOptions({
    queryKey: ['subcaracteristicas', 'completas'],
    queryFn: ({ signal }) => getJson('/subcaracteristicas/all', subcaracteristicasCompletas, { signal }),
  });
}
