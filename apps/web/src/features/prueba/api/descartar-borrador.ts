import { http } from '../../../lib/http.ts';
import { rutaBorrador, type Ejecucion } from '../modelo/alcance-ruta.ts';

/** DELETE …/borradores/…: what was answered in it goes. */
export async function descartarBorrador(ejecucion: Ejecucion): Promise<void> {
  await http.delete(rutaBorrador(ejecucion));
}
