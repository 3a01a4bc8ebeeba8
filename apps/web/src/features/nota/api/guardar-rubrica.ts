import { rubricaLeida, type RubricaEnviada } from '@mantenible/contracts/rubrica';

import { classTimeout, putAndRead } from '../../../lib/http.ts';

/** PUT /entregas/{id}/rubrica, which may compare all marks of a class: stores the rubric over the version that was read, or over any with null. */
export function guardarRubrica(entregaId: string, rubrica: RubricaEnviada, etag: string | null) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/rubrica`;
  return putAndRead(url, rubrica, rubricaLeida, etag, { timeout: classTimeout });
}
