import type { ZodMiniType } from 'zod/mini';

import type { WriteOptions } from '../forms/use-save.ts';
import { postJson } from '../http.ts';
import type { RecursoCatalogo } from './leer-usos.ts';

/** POST /{recurso}: creates a record, once for each idempotency key. */
export function crearRegistro<Registro>(
  recurso: RecursoCatalogo,
  data: unknown,
  esquema: ZodMiniType<Registro>,
  { idempotencyKey }: WriteOptions,
): Promise<Registro> {
  return postJson(`/${recurso}`, data, esquema, { idempotencyKey });
}
