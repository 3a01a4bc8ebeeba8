import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { getJson } from '../../../lib/http.ts';

export type AnalisisHecho = z.infer<typeof situacionAnalisis>['historia'][number];

/** GET /analisis/{projectId}: the finished analyses of the project, the newest first. */
export function listarAnalisisTerminadosQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['comparacion-analisis', proyectoId, 'historia'],
    queryFn: async ({ signal }) => {
      const url = `/analisis/${encodeURIComponent(proyectoId)}`;
      const { historia } = await getJson(url, situacionAnalisis, { signal });
      return historia.filter(({ estado }) => estado === 'listo');
    },
  });
}
