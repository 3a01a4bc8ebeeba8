import { http } from '../http.ts';
import type { RecursoCatalogo } from './leer-usos.ts';

/** DELETE /{recurso}/{id}. */
export async function eliminarRegistro(recurso: RecursoCatalogo, id: string): Promise<void> {
  await http.delete(`/${recurso}/${encodeURIComponent(id)}`);
}
