import type { RubricaEnviada } from '@mantenible/contracts/rubrica';

import { putJson } from '../../../lib/http.ts';

/** PUT /entregas/{id}/rubrica: stores the rubric over the version that was read, or over any with null. */
export function guardarRubrica(
  entregaId: string,
  rubrica: RubricaEnviada,
  etag: string | null,
): Promise<void> {
  return putJson(`/entregas/${encodeURIComponent(entregaId)}/rubrica`, rubrica, etag);
}
