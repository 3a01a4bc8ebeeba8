import { http } from '../../../lib/http.ts';

/** GET /catalogo/exportacion: the whole catalogue as a JSON file, indented for reading. */
export async function descargarCatalogo(): Promise<Blob> {
  const { data } = await http.get<unknown>('/catalogo/exportacion');
  return new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
}
