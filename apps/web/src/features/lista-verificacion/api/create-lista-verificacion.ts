import type { ListaEnviada } from '@mantenible/contracts/lista-verificacion';
import { listaVerificacion } from '@mantenible/contracts/lista-verificacion';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { postJson } from '../../../lib/http.ts';

/** POST /listasVerificacion: creates a verification list. */
export function createListaVerificacion(data: ListaEnviada, { idempotencyKey }: WriteOptions) {
  return postJson('/listasVerificacion', data, listaVerificacion, { idempotencyKey });
}
