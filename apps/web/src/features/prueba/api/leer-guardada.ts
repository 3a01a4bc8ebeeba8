import { respuestasPrueba } from '@mantenible/contracts/respuesta';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** Newest tests in which the test that another person has just saved is looked for. */
const limite = 20;

/** GET /respuestas/{proyectoId}: the newest saved tests with their answers. */
export function leerGuardadasQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['respuestas', proyectoId, 'con-respuestas'],
    queryFn: ({ signal }) =>
      getJson(`/respuestas/${encodeURIComponent(proyectoId)}`, respuestasPrueba, {
        signal,
        params: { limite },
      }),
  });
}
