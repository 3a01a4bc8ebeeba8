import { frase } from '@mantenible/contracts/observacion';

import { postJson } from '../../../lib/http.ts';

/** POST /frases: keeps a text for other comments. */
export function crearFrase(texto: string, idempotencyKey: string) {
  return postJson('/frases', { texto }, frase, { idempotencyKey });
}
