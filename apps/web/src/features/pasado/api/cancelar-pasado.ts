import { http } from '../../../lib/http.ts';
import { rutaPasado } from './leer-pasado.ts';

/** DELETE /pasados/{proyectoId}: cancels the running analysis of the past. */
export async function cancelarPasado(proyectoId: string): Promise<void> {
  await http.delete(rutaPasado(proyectoId));
}
