import { pautasPendientes } from '@mantenible/contracts/catalogo-inicial';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /catalogo-inicial/pautas: the starter guidelines that are missing here; read anew each time it is asked for. */
export function getPautasPendientesQuery(abierto: boolean) {
  return queryOptions({
    queryKey: ['pautas', 'pendientes'],
    queryFn: ({ signal }) => getJson('/catalogo-inicial/pautas', pautasPendientes, { signal }),
    enabled: abierto,
    gcTime: 0,
  });
}
