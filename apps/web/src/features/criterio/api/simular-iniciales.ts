import { trasladoSimulado } from '@mantenible/contracts/traslado';
import { queryOptions } from '@tanstack/react-query';

import { postJson } from '../../../lib/http.ts';
import { inicialesDe } from '../iniciales.ts';
import type { Tabla } from '../tablas.ts';

/** POST /catalogo/importacion/simular: what the initial values of a table would change; idle until they are asked for. */
export function simularInicialesQuery(tabla: Tabla, pedidas: boolean) {
  return queryOptions({
    queryKey: ['criterios', tabla, 'iniciales'],
    queryFn: ({ signal }) =>
      postJson('/catalogo/importacion/simular?modo=anadir', inicialesDe(tabla), trasladoSimulado, { signal }),
    enabled: pedidas,
    // The table may change meanwhile.
    gcTime: 0,
  });
}
