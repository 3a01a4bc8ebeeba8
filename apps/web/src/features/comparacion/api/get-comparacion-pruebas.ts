import { comparacionPruebas } from '@mantenible/contracts/comparacion';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { getCriteriosValoracion } from '../../../lib/criterio-api/get-criterios-valoracion.ts';
import { getJson } from '../../../lib/http.ts';

export type ComparacionPruebas = z.infer<typeof comparacionPruebas>;

async function leer(proyectoId: string, params: ParPedido, signal: AbortSignal) {
  const url = `/comparaciones/pruebas/${encodeURIComponent(proyectoId)}`;
  const [comparacion, criterios] = await Promise.all([
    getJson(url, comparacionPruebas, { signal, params: { ...params } }),
    getCriteriosValoracion(signal),
  ]);
  return { comparacion, criterios };
}
export type DatosComparacion = Awaited<ReturnType<typeof leer>>;

/** Ids of the two tests, the earlier one of the comparison first. */
export interface ParPedido {
  readonly antes: string;
  readonly despues: string;
}

/** GET /comparaciones/pruebas/{projectId}, with the criteria in force. */
export function comparacionPruebasQuery(proyectoId: string, par: ParPedido) {
  return queryOptions({
    queryKey: ['comparacion-pruebas', proyectoId, par.antes, par.despues],
    queryFn: ({ signal }) => leer(proyectoId, par, signal),
  });
}
