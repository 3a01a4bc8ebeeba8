import { downloadTimeout, http } from '../../../lib/http.ts';
import { zonaDelLector } from '../../../lib/zona-del-lector.ts';
import { consultaDe, type Filtro } from '../modelo.ts';

/** GET /auditoria/csv, with a long timeout for many entries. */
export async function descargarApuntes(filtro: Filtro): Promise<Blob> {
  const { data } = await http.get<Blob>('/auditoria/csv', {
    params: { ...consultaDe(filtro), zona: zonaDelLector() },
    responseType: 'blob',
    timeout: downloadTimeout,
  });
  return data;
}
