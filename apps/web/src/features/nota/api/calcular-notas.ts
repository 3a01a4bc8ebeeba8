import { calculoHecho } from '@mantenible/contracts/nota';

import { classTimeout, postJson } from '../../../lib/http.ts';

/** POST /entregas/{id}/notas/calcular, with a long timeout for large classes. */
export function calcularNotas(entregaId: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/calcular`;
  return postJson(url, undefined, calculoHecho, { timeout: classTimeout });
}
