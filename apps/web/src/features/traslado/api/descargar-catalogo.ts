import { http } from '../../../lib/http.ts';

export const formatosDeCatalogo = ['xlsx', 'json'] as const;
export type FormatoDeCatalogo = (typeof formatosDeCatalogo)[number];

/** GET /catalogo/exportacion: the whole catalogue as a workbook, or as a JSON file that is indented for reading. */
export async function descargarCatalogo(formato: FormatoDeCatalogo): Promise<Blob> {
  if (formato === 'xlsx') {
    const { data } = await http.get<Blob>('/catalogo/exportacion/xlsx', { responseType: 'blob' });
    return data;
  }
  const { data } = await http.get<unknown>('/catalogo/exportacion');
  return new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
}
