import { clavesDeImportacion } from '@mantenible/contracts/cuenta';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cuentas/importaciones/{id}/claves: initial passwords, which are not cached after the page. */
export function leerClavesQuery(id: string) {
  return queryOptions({
    queryKey: ['claves-de-importacion', id],
    queryFn: ({ signal }) => getJson(`/cuentas/importaciones/${id}/claves`, clavesDeImportacion, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
