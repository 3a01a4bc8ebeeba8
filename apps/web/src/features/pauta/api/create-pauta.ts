import type { PautaEnviada } from '@mantenible/contracts/pauta';
import { pauta } from '@mantenible/contracts/pauta';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { postJson } from '../../../lib/http.ts';

/** POST /pautas: creates a guideline. */
export function createPauta(data: PautaEnviada, { idempotencyKey }: WriteOptions) {
  return postJson('/pautas', data, pauta, { idempotencyKey });
}
