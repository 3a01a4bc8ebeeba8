import { comparacionPruebas } from '@mantenible/contracts/comparacion';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { listarCriteriosValoracion } from '../../../lib/criterio-api/listar-criterios-valoracion.ts';
import { getJson } from '../../../lib/http.ts';
import type { ParPedido } from '../modelo/par-pedido.ts';

export type ComparacionPruebas = z.infer<typeof comparacionPruebas>;

async function leerComparacion(proyectoId: string, params: ParPedido, signal: AbortSignal) {
  const url = `/comparaciones/pruebas/${encodeURIComponent(proyectoId)}`;
  const [comparacion, criterios] = await Promise.all([
    getJson(url, comparacionPruebas, { signal, params: { ...params } }),
    listarCriteriosValoracion(signal),
  ]);
  return { comparacion, criterios };
}
export type DatosComparacion = Awaited<ReturnType<typeof leerComparacion>>;

/** Comparison of two tests (GET /comparaciones/pruebas/{projectId}) and the criteria in force, from a second request. */
export function compararPruebasQuery(proyectoId: string, par: ParPedido) {
  return queryOptions({
    queryKey: ['comparacion-pruebas', proyectoId, par.antes, par.despues],
    queryFn: ({ signal }) => leerComparacion(proyectoId, par, signal),
  });
}
