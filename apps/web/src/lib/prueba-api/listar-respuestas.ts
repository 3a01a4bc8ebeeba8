import { respuestasPrueba } from '@mantenible/contracts/respuesta';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /respuestas/{projectId}: the project's saved tests. */
export function listarRespuestasQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['respuestas', proyectoId],
    queryFn: ({ signal }) =>
      getJson(`/respuestas/${encodeURIComponent(proyectoId)}`, respuestasPrueba, { signal }),
  });
}
