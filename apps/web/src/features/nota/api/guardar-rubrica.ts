import type { RubricaEnviada } from '@mantenible/contracts/rubrica';

import { putJson } from '../../../lib/http.ts';

/** PUT /entregas/{id}/rubrica: stores the rubric over the version that was read. */
export function guardarRubrica(entregaId: string, rubrica: RubricaEnviada, version: number): Promise<void> {
  return putJson(`/entregas/${encodeURIComponent(entregaId)}/rubrica`, rubrica, `"${version}"`);
}
