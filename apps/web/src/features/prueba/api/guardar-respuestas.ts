import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';

import { hecho } from '@mantenible/contracts/comun';
import * as z from 'zod/mini';

import { http } from '../../../lib/http.ts';

/**
 * POST /respuestas/guardar-respuestas. `clave` is the idempotency key: sent twice under it, the body stores one test. Gives
 * the test's id; null where the answer has none.
 */
export async function guardarRespuestas(clave: string, cuerpo: GuardarRespuestas): Promise<string | null> {
  const headers = { 'Idempotency-Key': clave };
  const { data } = await http.post<unknown>('/respuestas/guardar-respuestas', cuerpo, { headers });
  return z.safeParse(hecho, data).data?._id ?? null;
}
