import { hecho } from '@mantenible/contracts/comun';

import { postJson } from '../../../lib/http.ts';

/** POST /unirse/{codigo}: joins the course, with the version of the notice that was shown. */
export function iniciarIngreso(codigo: string, aviso: string) {
  return postJson(`/unirse/${encodeURIComponent(codigo)}`, { aviso }, hecho);
}
