import type { ListaEnviada } from '@mantenible/contracts/lista-verificacion';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { putJson } from '../../../lib/http.ts';

/** PUT /listasVerificacion/{id}: replaces a verification list; with an etag, only that version. */
export function updateListaVerificacion(
  id: string,
  data: ListaEnviada,
  { etag }: WriteOptions,
): Promise<void> {
  return putJson(`/listasVerificacion/${id}`, data, etag);
}
