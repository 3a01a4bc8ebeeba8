import { listasVerificacion } from '@mantenible/contracts/lista-verificacion';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /listasVerificacion: every verification list with its guidelines. */
export function listarListasVerificacionQuery() {
  return queryOptions({
    queryKey: ['listasVerificacion', 'lista'],
    queryFn: ({ signal }) => getJson('/listasVerificacion', listasVerificacion, { signal }),
  });
}
