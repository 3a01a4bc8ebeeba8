import { entregaCompleta, type EntregaCompleta } from '@mantenible/contracts/entrega';

import { postJson } from '../../../lib/http.ts';

/** POST /entregas/{id}/analisis: queues the analysis of what every project delivered. */
export function iniciarAnalisisDeEntrega(id: string): Promise<EntregaCompleta> {
  return postJson(`/entregas/${encodeURIComponent(id)}/analisis`, undefined, entregaCompleta);
}
