import { panorama } from '@mantenible/contracts/panorama';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** Milliseconds between two reads while an analysis waits or runs. */
const pausa = 5_000;

/** GET /proyectos/{id}/panorama. */
export function leerPanoramaQuery(id: string) {
  return queryOptions({
    queryKey: ['panorama', id],
    queryFn: ({ signal }) => getJson(`/proyectos/${encodeURIComponent(id)}/panorama`, panorama, { signal }),
    refetchInterval: ({ state }) => (state.data?.enCurso ? pausa : false),
  });
}
