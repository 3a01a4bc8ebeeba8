import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';

import { http } from '../../../lib/http.ts';

/** POST /respuestas/guardar-respuestas under a key made here: sent twice, it stores one test. */
export async function guardarRespuestas(clave: string, cuerpo: GuardarRespuestas): Promise<void> {
  await http.post('/respuestas/guardar-respuestas', cuerpo, { headers: { 'Idempotency-Key': clave } });
}
