import { downloadTimeout, http } from '../../../lib/http.ts';

/** GET /entregas/{id}/csv or /xlsx: its table as a file, with a long timeout for many projects. */
export async function descargarEntrega(id: string, formato: 'csv' | 'xlsx'): Promise<Blob> {
  const url = `/entregas/${encodeURIComponent(id)}/${formato}`;
  const { data } = await http.get<Blob>(url, { responseType: 'blob', timeout: downloadTimeout });
  return data;
}
