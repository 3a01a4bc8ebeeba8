import { ambitoDeProyecto } from '@mantenible/contracts/ambito';

import { getJson } from '../http.ts';

export const rutaAmbito = (proyectoId: string) => `/alcances/${encodeURIComponent(proyectoId)}`;

/** GET /alcances/{projectId}: the scope that the project names, with its version. */
export function leerAmbito(proyectoId: string, signal?: AbortSignal) {
  return getJson(rutaAmbito(proyectoId), ambitoDeProyecto, signal ? { signal } : {});
}
