import { borradoresResumen, type borradorResumen } from '@mantenible/contracts/borrador';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { getJson } from '../../../lib/http.ts';

/** An unfinished test in the list of /pruebas. */
export type ResumenBorrador = z.infer<typeof borradorResumen>;

/** GET /borradores/{proyectoId}: the person's unfinished tests of a project. */
export function listarBorradoresQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['borradores', proyectoId],
    queryFn: ({ signal }) =>
      getJson(`/borradores/${encodeURIComponent(proyectoId)}`, borradoresResumen, { signal }),
  });
}
