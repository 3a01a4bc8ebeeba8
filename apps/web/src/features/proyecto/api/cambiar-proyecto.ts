import type { ProyectoCambiado } from '@mantenible/contracts/proyecto';

import { putJson } from '../../../lib/http.ts';

/** PUT /proyectos/{id} with the version that was read, or without one to overwrite. */
export async function cambiarProyecto(
  id: string,
  cambio: ProyectoCambiado,
  etag: string | null,
): Promise<void> {
  await putJson(`/proyectos/${encodeURIComponent(id)}`, cambio, etag);
}
