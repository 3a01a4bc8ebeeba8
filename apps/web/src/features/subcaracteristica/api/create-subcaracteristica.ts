import type { SubcaracteristicaEnviada } from '@mantenible/contracts/subcaracteristica';
import { subcaracteristica } from '@mantenible/contracts/subcaracteristica';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { postJson } from '../../../lib/http.ts';

/** POST /subcaracteristicas: creates a sub-characteristic. */
export function createSubcaracteristica(data: SubcaracteristicaEnviada, { idempotencyKey }: WriteOptions) {
  return postJson('/subcaracteristicas', data, subcaracteristica, { idempotencyKey });
}
