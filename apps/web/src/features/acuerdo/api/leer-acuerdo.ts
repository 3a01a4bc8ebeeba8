import { acuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/acuerdo: agreement over the class. */
export function leerAcuerdoQuery(entregaId: string) {
  return queryOptions({
    queryKey: ['acuerdo', entregaId],
    queryFn: ({ signal }) =>
      getJson(`/entregas/${encodeURIComponent(entregaId)}/acuerdo`, acuerdoDeClase, { signal }),
  });
}
