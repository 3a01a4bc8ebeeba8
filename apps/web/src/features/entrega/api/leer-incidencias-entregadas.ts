import { incidenciasEntregadas } from '@mantenible/contracts/entrega';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

export type CualesIncidencias = 'todas' | 'nuevas';

/** GET /entregas/{id}/proyectos/{project}/incidencias: findings of what was delivered, from number `desde` on. */
export function leerIncidenciasEntregadasQuery(
  entregaId: string,
  proyecto: string,
  { cuales, desde }: { readonly cuales: CualesIncidencias; readonly desde: number },
) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/proyectos/${encodeURIComponent(proyecto)}/incidencias`;
  return queryOptions({
    queryKey: ['entregas', 'incidencias', entregaId, proyecto, cuales, desde],
    queryFn: ({ signal }) => getJson(url, incidenciasEntregadas, { signal, params: { cuales, desde } }),
    placeholderData: keepPreviousData,
  });
}
