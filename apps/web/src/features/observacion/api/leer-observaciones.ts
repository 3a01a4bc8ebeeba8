import { observaciones, type Observaciones } from '@mantenible/contracts/observacion';
import { queryOptions } from '@tanstack/react-query';

import { getJson, toApiProblem } from '../../../lib/http.ts';

/** GET /entregas/{id}/comentarios/{project}: comments on what a project delivered, with their replies; all parts of them. */
export function leerObservacionesQuery(entregaId: string, proyecto: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}`;
  return queryOptions({
    queryKey: ['comentarios', entregaId, proyecto],
    queryFn: ({ signal }) => leerTodas(url, signal),
  });
}

/** Where the comment that begins the next part was deleted meanwhile, the list begins again, once. */
async function leerTodas(url: string, signal: AbortSignal, repetida = false): Promise<Observaciones> {
  const primera = await getJson(url, observaciones, { signal });
  const comentarios = [...primera.comentarios];
  for (let desde = primera.siguiente; desde !== null;) {
    let parte: Observaciones;
    try {
      parte = await getJson(url, observaciones, { signal, params: { desde } });
    } catch (error) {
      if (repetida || toApiProblem(error).status !== 404) throw error;
      return leerTodas(url, signal, true);
    }
    comentarios.push(...parte.comentarios);
    desde = parte.siguiente;
  }
  return { ...primera, comentarios, siguiente: null };
}
