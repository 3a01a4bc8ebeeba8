import { publicacionHecha, type PublicacionEnviada } from '@mantenible/contracts/nota';

import { classTimeout, postJson } from '../../../lib/http.ts';

/** POST /entregas/{id}/notas/publicar: publishes the marks that are ready, of these projects or, with null, of all. */
export function crearPublicacion(entregaId: string, peticion: PublicacionEnviada) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/publicar`;
  return postJson(url, peticion, publicacionHecha, { timeout: classTimeout });
}
