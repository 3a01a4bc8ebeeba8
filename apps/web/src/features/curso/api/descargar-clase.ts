import { downloadTimeout, http } from '../../../lib/http.ts';
import { zonaDelLector } from '../../../lib/zona-del-lector.ts';
import type { ConsultaDeClase } from '../modelo/consulta.ts';

/** GET /cursos/{id}/clase/csv or /xlsx: the chosen rows, with a long timeout for many people. */
export async function descargarClase(
  id: string,
  formato: 'csv' | 'xlsx',
  { buscar, quienes, orden, sentido }: ConsultaDeClase,
): Promise<Blob> {
  const { data } = await http.get<Blob>(`/cursos/${id}/clase/${formato}`, {
    params: { buscar, quienes, orden, sentido, zona: zonaDelLector() },
    responseType: 'blob',
    timeout: downloadTimeout,
  });
  return data;
}
