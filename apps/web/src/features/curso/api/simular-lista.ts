import { listaSimulada } from '@mantenible/contracts/curso';

import { classTimeout, postJson } from '../../../lib/http.ts';

/** POST /cursos/{id}/lista/simular: what a class list would do, row by row. */
export function simularLista(id: string, contenido: string) {
  return postJson(`/cursos/${id}/lista/simular`, { contenido }, listaSimulada, { timeout: classTimeout });
}
