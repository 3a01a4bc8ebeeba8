import { entregado } from '@mantenible/contracts/entrega';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/proyectos/{project}: what one project delivered. */
export function leerEntregadoQuery(entregaId: string, proyecto: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/proyectos/${encodeURIComponent(proyecto)}`;
  return queryOptions({
    queryKey: ['entregas', 'entregado', entregaId, proyecto],
    queryFn: ({ signal }) => getJson(url, entregado, { signal }),
  });
}
