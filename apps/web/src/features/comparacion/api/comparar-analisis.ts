import { comparacionAnalisis, incidenciasSeguidas } from '@mantenible/contracts/comparacion-analisis';
import type { EstadoSeguido } from '@mantenible/domain/comparacion';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { listarValoracionesMantenibilidad } from '../../../lib/criterio-api/listar-valoraciones-mantenibilidad.ts';
import { getJson } from '../../../lib/http.ts';
import type { ParPedido } from '../modelo/par-pedido.ts';

export type ComparacionAnalisis = z.infer<typeof comparacionAnalisis>;
export type IncidenciasComparadas = NonNullable<ComparacionAnalisis['hallazgos']>;
export type IncidenciaSeguida = z.infer<typeof incidenciasSeguidas>['incidencias'][number];

const rutaComparacion = (proyectoId: string) => `/comparaciones/analisis/${encodeURIComponent(proyectoId)}`;

async function leerComparacion(proyectoId: string, par: ParPedido, signal: AbortSignal) {
  const [comparacion, valoracion] = await Promise.all([
    getJson(rutaComparacion(proyectoId), comparacionAnalisis, { signal, params: { ...par } }),
    listarValoracionesMantenibilidad(signal),
  ]);
  return { comparacion, valoracion };
}
export type DatosComparacionAnalisis = Awaited<ReturnType<typeof leerComparacion>>;

/** GET /comparaciones/analisis/{projectId}, with the ranges that turn a degree into words. */
export function compararAnalisisQuery(proyectoId: string, par: ParPedido) {
  return queryOptions({
    queryKey: ['comparacion-analisis', proyectoId, par.antes, par.despues],
    queryFn: ({ signal }) => leerComparacion(proyectoId, par, signal),
  });
}

/** GET /comparaciones/analisis/{projectId}/incidencias: the tracked findings in one state. */
export function listarIncidenciasSeguidasQuery(proyectoId: string, par: ParPedido, estado: EstadoSeguido) {
  const params = { ...par, estado };
  return queryOptions({
    queryKey: ['comparacion-analisis', proyectoId, par.antes, par.despues, estado],
    queryFn: ({ signal }) =>
      getJson(`${rutaComparacion(proyectoId)}/incidencias`, incidenciasSeguidas, { signal, params }),
  });
}
