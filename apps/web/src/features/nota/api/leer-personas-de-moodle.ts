import { revisionMoodle } from '@mantenible/contracts/nota';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import type { OpcionesMoodle } from './descargar-notas.ts';

/** GET /entregas/{id}/notas/moodle/personas: who does not stand in the file for Moodle. */
export function leerPersonasDeMoodleQuery(entregaId: string, clave: OpcionesMoodle['clave']) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/moodle/personas`;
  return queryOptions({
    queryKey: ['notas', entregaId, 'moodle', clave],
    queryFn: ({ signal }) => getJson(url, revisionMoodle, { signal, params: { clave } }),
  });
}
