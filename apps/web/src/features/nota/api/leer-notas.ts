import { notasDeEntrega } from '@mantenible/contracts/nota';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/notas: marks of the class. */
export function leerNotasQuery(entregaId: string) {
  return queryOptions({
    queryKey: ['notas', entregaId, 'clase'],
    queryFn: ({ signal }) =>
      getJson(`/entregas/${encodeURIComponent(entregaId)}/notas`, notasDeEntrega, { signal }),
  });
}
