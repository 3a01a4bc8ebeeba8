import { situacionPasado } from '@mantenible/contracts/pasado';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { getJson } from '../../../lib/http.ts';

export type SituacionLeida = z.infer<typeof situacionPasado>;
export type PasadoLeido = NonNullable<SituacionLeida['pasado']>;
export type PuntoLeido = PasadoLeido['puntos'][number];

export const rutaPasado = (proyectoId: string) => `/pasados/${encodeURIComponent(proyectoId)}`;

/**
 * GET /pasados/{proyectoId}: the finished past and the state of the newest run. While one runs, it is polled every
 * `pausa` milliseconds; false where a stream reports it.
 */
export function leerPasadoQuery(proyectoId: string, pausa: number | false) {
  return queryOptions({
    queryKey: ['pasado', proyectoId],
    queryFn: ({ signal }) => getJson(rutaPasado(proyectoId), situacionPasado, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'en-curso' ? pausa : false),
  });
}
