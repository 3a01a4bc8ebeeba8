import type { MetricaEnviada } from '@mantenible/contracts/metrica';
import { metrica } from '@mantenible/contracts/metrica';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { postJson } from '../../../lib/http.ts';

/** POST /metricas: creates a metric. */
export function createMetrica(data: MetricaEnviada, { idempotencyKey }: WriteOptions) {
  return postJson('/metricas', data, metrica, { idempotencyKey });
}
