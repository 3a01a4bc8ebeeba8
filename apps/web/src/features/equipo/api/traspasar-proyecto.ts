import { traspasado } from '@mantenible/contracts/equipo';
import * as z from 'zod/mini';

import { http } from '../../../lib/http.ts';

/** PUT /equipos/{proyectoId}/propietario: the name that the project has from then on. */
export async function traspasarProyecto(proyectoId: string, miembro: string): Promise<string> {
  const url = `/equipos/${encodeURIComponent(proyectoId)}/propietario`;
  const { data } = await http.put<unknown>(url, { miembro });
  return z.parse(traspasado, data).nombre;
}
