import { ordenesAjenos, sentidos, type OrdenAjenos, type Sentido } from '@mantenible/domain/proyecto';

import type { SeleccionAjenos } from '../api/listar-ajenos.ts';

/** Columns that a first press sorts descending: newest or highest first. */
const empiezaBajando: ReadonlySet<OrdenAjenos> = new Set(['grado', 'analisis', 'prueba']);

/** Search, order and page of the list from the URL; an invalid value becomes the default. */
export function leerSeleccion(params: URLSearchParams): SeleccionAjenos & { readonly pagina: number } {
  const orden = ordenesAjenos.find((uno) => uno === params.get('orden')) ?? 'persona';
  const sentido = sentidos.find((uno) => uno === params.get('sentido')) ?? 'asc';
  const pagina = Math.trunc(Number(params.get('pagina') ?? '1'));
  return {
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    orden,
    sentido,
    pagina: pagina >= 1 && pagina <= 100_000 ? pagina : 1,
  };
}

/** The order after a press on a column's heading: reversed when the list was sorted by that column. */
export function ordenTrasPulsar(
  { orden, sentido }: Pick<SeleccionAjenos, 'orden' | 'sentido'>,
  pulsada: OrdenAjenos,
): { readonly orden: OrdenAjenos; readonly sentido: Sentido } {
  if (pulsada === orden) return { orden, sentido: sentido === 'asc' ? 'desc' : 'asc' };
  return { orden: pulsada, sentido: empiezaBajando.has(pulsada) ? 'desc' : 'asc' };
}
