import { http } from '../../../lib/http.ts';
import { rutaBorrador, type Ejecucion } from '../modelo/alcance-ruta.ts';

/** DELETE …/borradores/…: discards the draft with its answers. */
export async function descartarBorrador(ejecucion: Ejecucion): Promise<void> {
  await http.delete(rutaBorrador(ejecucion));
}
