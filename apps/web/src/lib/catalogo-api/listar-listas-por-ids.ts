import { listasVerificacion } from '@mantenible/contracts/lista-verificacion';
import { queryOptions } from '@tanstack/react-query';

import { postJson } from '../http.ts';

/** POST /listasVerificacion/batch, a read: the lists of these ids; unknown ones are left out. */
export function listarListasPorIdsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['listasVerificacion', 'batch', ids],
    queryFn: ({ signal }) => postJson('/listasVerificacion/batch', { ids }, listasVerificacion, { signal }),
  });
}
