import { listaVerificacion } from '@mantenible/contracts/lista-verificacion';
import { queryOptions } from '@tanstack/react-query';

import { getVersioned } from '../../../lib/http.ts';

/** GET /listasVerificacion/{id} with its version, for editing: always read anew, and never while the form is open. */
export function getListaVerificacionQuery(id: string) {
  return queryOptions({
    queryKey: ['listasVerificacion', 'una', id],
    queryFn: ({ signal }) => getVersioned(`/listasVerificacion/${id}`, listaVerificacion, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
