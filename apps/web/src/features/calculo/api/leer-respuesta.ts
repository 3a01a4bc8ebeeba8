import { respuestaUna } from '@mantenible/contracts/respuesta';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /respuestas/una/{id}: title, kind, attempt, date and project of a saved test. */
export function leerRespuestaQuery(id: string) {
  return queryOptions({
    queryKey: ['respuesta', id],
    queryFn: ({ signal }) => getJson(`/respuestas/una/${encodeURIComponent(id)}`, respuestaUna, { signal }),
  });
}
