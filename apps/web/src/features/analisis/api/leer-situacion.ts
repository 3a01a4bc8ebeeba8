import { queryOptions } from '@tanstack/react-query';

import { leerSituacion } from '../../../lib/analisis-api/leer-situacion.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

/**
 * State of the newest analysis. While one runs, it is polled every `pausa` milliseconds; false where a stream
 * reports it.
 */
export function leerSituacionQuery(proyectoId: string, pausa: number | false) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'estado'],
    queryFn: ({ signal }) => leerSituacion(proyectoId, signal),
    refetchInterval: ({ state }) => (state.data?.estado === 'en-curso' ? pausa : false),
    ...lecturaDeServicio,
  });
}
