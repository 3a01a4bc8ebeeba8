import { observaciones, type Observaciones } from '@mantenible/contracts/observacion';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/comentarios/{project}: comments on what a project delivered, with their replies; all parts of them. */
export function leerObservacionesQuery(entregaId: string, proyecto: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/comentarios/${encodeURIComponent(proyecto)}`;
  return queryOptions({
    queryKey: ['comentarios', entregaId, proyecto],
    queryFn: ({ signal }) => leerTodas(url, signal),
  });
}

async function leerTodas(url: string, signal: AbortSignal): Promise<Observaciones> {
  const primera = await getJson(url, observaciones, { signal });
  const comentarios = [...primera.comentarios];
  for (let desde = primera.siguiente; desde !== null;) {
    const parte = await getJson(url, observaciones, { signal, params: { desde } });
    comentarios.push(...parte.comentarios);
    desde = parte.siguiente;
  }
  return { ...primera, comentarios, siguiente: null };
}
