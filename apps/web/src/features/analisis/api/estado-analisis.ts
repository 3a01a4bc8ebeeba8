import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { clavesDeLectura, lecturaDeServicio } from './lectura.ts';

export const rutaEstado = (proyectoId: string) => `/analisis/${encodeURIComponent(proyectoId)}`;

/**
 * GET /analisis/{proyectoId}: where the newest analysis stands. While one is running it is looked at again after each
 * `pausa` in milliseconds; false where a stream tells of it.
 */
export function estadoAnalisisQuery(proyectoId: string, pausa: number | false) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'estado'],
    queryFn: ({ signal }) => getJson(rutaEstado(proyectoId), situacionAnalisis, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'en-curso' ? pausa : false),
    ...lecturaDeServicio,
  });
}
