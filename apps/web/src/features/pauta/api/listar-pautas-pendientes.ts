import { pautasPendientes } from '@mantenible/contracts/catalogo-inicial';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /catalogo-inicial/pautas: the missing starter guidelines, read at each opening of the dialog. */
export function listarPautasPendientesQuery(abierto: boolean) {
  return queryOptions({
    queryKey: ['pautas', 'pendientes'],
    queryFn: ({ signal }) => getJson('/catalogo-inicial/pautas', pautasPendientes, { signal }),
    enabled: abierto,
    gcTime: 0,
  });
}
