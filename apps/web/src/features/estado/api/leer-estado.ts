import { estadoInstalacion } from '@mantenible/contracts/estado';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /estado: how the installation is, for admins. */
export function leerEstadoQuery() {
  return queryOptions({
    queryKey: ['estado'],
    queryFn: ({ signal }) => getJson('/estado', estadoInstalacion, { signal }),
  });
}
