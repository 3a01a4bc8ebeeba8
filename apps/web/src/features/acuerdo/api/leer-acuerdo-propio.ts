import { acuerdoPropio } from '@mantenible/contracts/acuerdo';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/acuerdo/{project}: agreement of one delivery with the reference. */
export function leerAcuerdoPropioQuery(entregaId: string, proyecto: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/acuerdo/${encodeURIComponent(proyecto)}`;
  return queryOptions({
    queryKey: ['acuerdo', entregaId, proyecto],
    queryFn: ({ signal }) => getJson(url, acuerdoPropio, { signal }),
  });
}
