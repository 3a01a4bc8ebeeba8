import { http, putJson } from '../../../lib/http.ts';

const url = (entregaId: string, proyecto: string) =>
  `/entregas/${encodeURIComponent(entregaId)}/proyectos/${encodeURIComponent(proyecto)}/tarde`;

/** PUT /entregas/{id}/proyectos/{project}/tarde: lets later work count, with a reason. */
export function guardarTarde(entregaId: string, proyecto: string, motivo: string): Promise<void> {
  return putJson(url(entregaId, proyecto), { motivo });
}

/** DELETE of the same address: what was in time counts again. */
export async function eliminarTarde(entregaId: string, proyecto: string): Promise<void> {
  await http.delete(url(entregaId, proyecto));
}
