import { efecto, type EfectoPedido } from '@mantenible/contracts/mejora';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { postJson } from '../../../lib/http.ts';

export type Efecto = z.infer<typeof efecto>;
export type CambioConjunto = NonNullable<Efecto['grado']>;

/** POST /mejoras/{projectId}/efecto: degree and mean after the chosen proposals and actions together. A newer choice cancels the call. */
export function calcularEfectoQuery(proyectoId: string, pedido: EfectoPedido) {
  return queryOptions({
    queryKey: ['mejora-efecto', proyectoId, pedido],
    queryFn: ({ signal }) =>
      postJson(`/mejoras/${encodeURIComponent(proyectoId)}/efecto`, pedido, efecto, { signal }),
  });
}
