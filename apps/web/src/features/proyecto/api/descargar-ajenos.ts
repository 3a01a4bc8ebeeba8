import { downloadTimeout, http } from '../../../lib/http.ts';
import { zonaDelLector } from '../../../lib/zona-del-lector.ts';
import type { SeleccionAjenos } from './listar-ajenos.ts';

/** GET /proyectos/otras-personas/csv, with a long timeout for many projects. */
export async function descargarAjenos(params: SeleccionAjenos): Promise<Blob> {
  const { data } = await http.get<Blob>('/proyectos/otras-personas/csv', {
    params: { ...params, zona: zonaDelLector() },
    responseType: 'blob',
    timeout: downloadTimeout,
  });
  return data;
}
