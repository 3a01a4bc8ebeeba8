import { observaciones } from '@mantenible/contracts/observacion';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/comentarios/{project}: comments on what a project delivered, with their replies. */
export function leerObservacionesQuery(entregaId: string, proyecto: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}`;
  return queryOptions({
    queryKey: ['comentarios', entregaId, proyecto],
    queryFn: ({ signal }) => getJson(url, observaciones, { signal }),
  });
}
