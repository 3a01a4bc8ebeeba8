import type { FormatoDeAnalisis } from '@mantenible/domain/analisis';

import { rutaAnalisis } from '../../../lib/analisis-api/leer-situacion.ts';
import { downloadTimeout, http } from '../../../lib/http.ts';

/** GET /analisis/{projectId}/exportacion: the newest analysis as a file for other programs. */
export async function descargarExportacion(proyectoId: string, formato: FormatoDeAnalisis): Promise<Blob> {
  const url = `${rutaAnalisis(proyectoId)}/exportacion`;
  const respuesta = await http.get<Blob>(url, {
    params: { formato },
    responseType: 'blob',
    timeout: downloadTimeout,
  });
  return respuesta.data;
}
