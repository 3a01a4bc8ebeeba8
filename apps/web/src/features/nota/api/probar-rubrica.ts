import { previa } from '@mantenible/contracts/nota';
import type { RubricaEnviada } from '@mantenible/contracts/rubrica';

import { postJson } from '../../../lib/http.ts';

/** POST /entregas/{id}/rubrica/prueba: marks that a rubric would give, without storing it. */
export function probarRubrica(entregaId: string, lineas: RubricaEnviada['lineas']) {
  return postJson(`/entregas/${encodeURIComponent(entregaId)}/rubrica/prueba`, { lineas }, previa);
}
