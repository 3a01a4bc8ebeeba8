import { estadoAnalisis } from '@mantenible/contracts/sonarqube';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /analisis/{proyectoId}: where the newest analysis stands and whether one can be started here. */
export function estadoAnalisisQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['analisis', proyectoId],
    queryFn: ({ signal }) =>
      getJson(`/analisis/${encodeURIComponent(proyectoId)}`, estadoAnalisis, { signal }),
  });
}
