import { pruebaExportada } from '@mantenible/contracts/exportacion';

import { getJson } from '../../../lib/http.ts';

/** GET /respuestas/una/{id}/exportacion: a saved test as a file, indented for reading. */
export async function descargarPrueba(id: string): Promise<Blob> {
  const prueba = await getJson(`/respuestas/una/${id}/exportacion`, pruebaExportada);
  return new Blob([`${JSON.stringify(prueba, null, 2)}\n`], { type: 'application/json' });
}
