import { subcaracteristica } from '@mantenible/contracts/subcaracteristica';
import { queryOptions } from '@tanstack/react-query';

import { getVersioned } from '../../../lib/http.ts';

/** GET /subcaracteristicas/{id} with its version, for editing: always read anew, and never while the form is open. */
export function getSubcaracteristicaQuery(id: string) {
  return queryOptions({
    queryKey: ['subcaracteristicas', 'una', id],
    queryFn: ({ signal }) => getVersioned(`/subcaracteristicas/${id}`, subcaracteristica, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
