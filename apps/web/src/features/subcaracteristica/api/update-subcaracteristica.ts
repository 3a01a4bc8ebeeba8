import type { SubcaracteristicaEnviada } from '@mantenible/contracts/subcaracteristica';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { putJson } from '../../../lib/http.ts';

/** PUT /subcaracteristicas/{id}: replaces a sub-characteristic; with an etag, only that version. */
export function updateSubcaracteristica(
  id: string,
  data: SubcaracteristicaEnviada,
  { etag }: WriteOptions,
): Promise<void> {
  return putJson(`/subcaracteristicas/${id}`, data, etag);
}
