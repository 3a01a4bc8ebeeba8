import type { MetricaEnviada } from '@mantenible/contracts/metrica';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { putJson } from '../../../lib/http.ts';

/** PUT /metricas/{id}: replaces a metric; with an etag, only that version. */
export function updateMetrica(id: string, data: MetricaEnviada, { etag }: WriteOptions): Promise<void> {
  return putJson(`/metricas/${id}`, data, etag);
}
