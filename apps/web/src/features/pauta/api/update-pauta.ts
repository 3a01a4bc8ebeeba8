import type { PautaEnviada } from '@mantenible/contracts/pauta';

import type { WriteOptions } from '../../../lib/forms/use-save.ts';
import { putJson } from '../../../lib/http.ts';

/** PUT /pautas/{id}: replaces a guideline; with an etag, only that version. */
export function updatePauta(id: string, data: PautaEnviada, { etag }: WriteOptions): Promise<void> {
  return putJson(`/pautas/${id}`, data, etag);
}
