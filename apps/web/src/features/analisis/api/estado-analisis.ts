import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

export const rutaEstado = (proyectoId: string) => `/analisis/${encodeURIComponent(proyectoId)}`;

/**
 * GET /analisis/{proyectoId}: state of the newest analysis. While one runs, it is polled every `pausa` milliseconds;
 * false where a stream reports it.
 */
export function estadoAnalisisQuery(proyectoId: string, pausa: number | false) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'estado'],
    queryFn: ({ signal }) => getJson(rutaEstado(proyectoId), situacionAnalisis, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'en-curso' ? pausa : false),
    ...lecturaDeServicio,
  });
}
