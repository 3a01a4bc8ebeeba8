import { avanceDeAnalisis } from '@mantenible/contracts/entrega';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** How often the progress is read while analyses run, in milliseconds. */
const pausa = 3000;

/**
 * GET /entregas/{id}/analisis: how far 'Analizar lo entregado' is, until it ends. It reads no row of the delivery.
 * @param leida when the delivery was read: another reading begins another one
 */
export function leerAvanceQuery(id: string, leida: number) {
  return queryOptions({
    queryKey: ['entregas', 'avance', id, leida],
    queryFn: ({ signal }) =>
      getJson(`/entregas/${encodeURIComponent(id)}/analisis`, avanceDeAnalisis, { signal }),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data && data.pendientes + data.enCurso === 0 ? false : pausa),
  });
}
