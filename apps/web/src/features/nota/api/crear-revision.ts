import { http } from '../../../lib/http.ts';

/** POST /entregas/{id}/notas/{project}/revision: asks for a second correction. */
export async function crearRevision(entregaId: string, proyecto: string, motivo: string): Promise<void> {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/${encodeURIComponent(proyecto)}/revision`;
  await http.post<unknown>(url, { motivo });
}
