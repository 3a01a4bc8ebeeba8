import { rubricaLeida, type RubricaEnviada } from '@mantenible/contracts/rubrica';

import { putAndRead } from '../../../lib/http.ts';

/** PUT /entregas/{id}/rubrica: stores the rubric over the version that was read, or over any with null. */
export function guardarRubrica(entregaId: string, rubrica: RubricaEnviada, etag: string | null) {
  return putAndRead(`/entregas/${encodeURIComponent(entregaId)}/rubrica`, rubrica, rubricaLeida, etag);
}
