import { avisosPorCorreo } from '@mantenible/contracts/aviso';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /avisos/correo: whether the person gets the own notices by mail. */
export function leerCorreoQuery() {
  return queryOptions({
    queryKey: ['avisos-por-correo'],
    queryFn: ({ signal }) => getJson('/avisos/correo', avisosPorCorreo, { signal }),
  });
}
