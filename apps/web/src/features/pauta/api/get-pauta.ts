import { pauta } from '@mantenible/contracts/pauta';
import { queryOptions } from '@tanstack/react-query';

import { getVersioned } from '../../../lib/http.ts';

/** GET /pautas/{id} with its version, for editing: always read anew, and never while the form is open. */
export function getPautaQuery(id: string) {
  return queryOptions({
    queryKey: ['pautas', 'una', id],
    queryFn: ({ signal }) => getVersioned(`/pautas/${id}`, pauta, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
