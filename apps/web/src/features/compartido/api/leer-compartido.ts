import { compartido } from '@mantenible/contracts/compartido';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /compartido/{key}: what a read-only link shows; needs no session. */
export function leerCompartidoQuery(clave: string) {
  return queryOptions({
    queryKey: ['compartido', clave],
    queryFn: ({ signal }) => getJson(`/compartido/${encodeURIComponent(clave)}`, compartido, { signal }),
  });
}
