import { entrega, type EntregaEnviada } from '@mantenible/contracts/entrega';

import { postJson } from '../../../lib/http.ts';

/** POST /cursos/{courseId}/entregas: creates a delivery, once for each idempotency key; gives its id. */
export async function crearEntrega(
  cursoId: string,
  enviada: EntregaEnviada,
  idempotencyKey: string,
): Promise<string> {
  const url = `/cursos/${encodeURIComponent(cursoId)}/entregas`;
  return (await postJson(url, enviada, entrega, { idempotencyKey }))._id;
}
