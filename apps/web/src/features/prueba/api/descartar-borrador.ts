import { http } from '../../../lib/http.ts';
import { rutaBorrador, type Ejecucion } from '../modelo/alcance-ruta.ts';

/** DELETE …/borradores/…: discards the draft `borrador` with its answers; refused where the scope has another one. */
export async function descartarBorrador(ejecucion: Ejecucion, borrador: string): Promise<void> {
  await http.delete(rutaBorrador(ejecucion), { params: { borrador } });
}
