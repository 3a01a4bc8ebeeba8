import { proyectoUnido } from '@mantenible/contracts/equipo';

import { postJson } from '../../../lib/http.ts';

/** POST /invitaciones/enlace/aceptar: the project that the person joins. */
export async function aceptarEnlace(clave: string): Promise<string> {
  return (await postJson('/invitaciones/enlace/aceptar', { clave }, proyectoUnido)).proyectoId;
}
