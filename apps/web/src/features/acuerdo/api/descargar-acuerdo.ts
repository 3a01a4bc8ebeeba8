import type { tablasDeAcuerdo } from '@mantenible/contracts/acuerdo';

import { downloadTimeout, http } from '../../../lib/http.ts';

export type TablaDeAcuerdo = (typeof tablasDeAcuerdo)[number];

/** GET /entregas/{id}/acuerdo/xlsx or /csv: the agreement of a class as a workbook, or one of its tables. */
export async function descargarAcuerdo(entregaId: string, tabla: TablaDeAcuerdo | null): Promise<Blob> {
  const url = `/entregas/${encodeURIComponent(entregaId)}/acuerdo/${tabla ? 'csv' : 'xlsx'}`;
  const { data } = await http.get<Blob>(url, {
    params: tabla && { tabla },
    responseType: 'blob',
    timeout: downloadTimeout,
  });
  return data;
}
