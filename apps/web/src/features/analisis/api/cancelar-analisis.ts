import { rutaAnalisis } from '../../../lib/analisis-api/leer-situacion.ts';
import { http } from '../../../lib/http.ts';

/** DELETE /analisis/{proyectoId}: cancels the running analysis. */
export async function cancelarAnalisis(proyectoId: string): Promise<void> {
  await http.delete(rutaAnalisis(proyectoId));
}
