import type { consultaMoodle } from '@mantenible/contracts/nota';
import type * as z from 'zod/mini';

import { downloadTimeout, http } from '../../../lib/http.ts';

export type OpcionesMoodle = z.infer<typeof consultaMoodle>;

/** GET /entregas/{id}/notas/moodle, /hoja or /csv: the marks as a file. */
export async function descargarNotas(
  entregaId: string,
  cual: 'moodle' | 'hoja' | 'csv',
  params: OpcionesMoodle | null = null,
): Promise<Blob> {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/${cual}`;
  const { data } = await http.get<Blob>(url, { params, responseType: 'blob', timeout: downloadTimeout });
  return data;
}
