import { usos } from '@mantenible/contracts/comun';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';
import { describeUsos } from './describe-usos.ts';

/** Resources of the catalogue with a route for their uses. */
export type RecursoCatalogo = 'pautas' | 'listasVerificacion' | 'metricas' | 'subcaracteristicas';

/** GET /{recurso}/{id}/usos as sentences; not requested while `id` is null. */
export function leerUsosQuery(recurso: RecursoCatalogo, id: string | null) {
  return queryOptions({
    queryKey: [recurso, 'usos', id],
    queryFn: ({ signal }) => getJson(`/${recurso}/${encodeURIComponent(id ?? '')}/usos`, usos, { signal }),
    select: describeUsos,
    enabled: id !== null,
    gcTime: 0,
  });
}
