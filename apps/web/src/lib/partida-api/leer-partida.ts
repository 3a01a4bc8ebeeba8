import { partidaDeProyecto } from '@mantenible/contracts/partida';
import { queryOptions } from '@tanstack/react-query';

import { clavesDeLectura } from '../escaneo/lectura.ts';
import { getJson } from '../http.ts';

export const rutaPartida = (proyectoId: string) => `/partidas/${encodeURIComponent(proyectoId)}`;

/** Value of 'Nuevas desde' in the address of the issues for the starting point. */
export const desdePartida = 'partida';

/** How often the state is read while the starting point is analysed, in milliseconds. */
const pausa = 2000;

/** GET /partidas/{projectId}: the starting point of a project, with what is new since then. */
export function leerPartidaQuery(proyectoId: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'partida'],
    queryFn: ({ signal }) => getJson(rutaPartida(proyectoId), partidaDeProyecto, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'calculando' ? pausa : false),
  });
}
