import type { FormatoDeExportacion } from '@mantenible/domain/exportacion';

import { entregarArchivo } from '../ui/entregar-archivo.ts';
import { downloadTimeout, http } from './http.ts';
import { zonaDelLector } from './zona-del-lector.ts';

/** GET of an export in a format, which the browser stores under that name. */
export async function descargarArchivo(
  url: string,
  nombre: string,
  formato: FormatoDeExportacion,
): Promise<void> {
  const { data } = await http.get<Blob>(url, {
    params: { formato, zona: zonaDelLector() },
    responseType: 'blob',
    timeout: downloadTimeout,
  });
  entregarArchivo(data, `${nombre}.${formato}`);
}
