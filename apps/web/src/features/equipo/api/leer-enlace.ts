import { invitacionDeEnlace } from '@mantenible/contracts/equipo';
import { queryOptions } from '@tanstack/react-query';

import { postJson } from '../../../lib/http.ts';

/** POST /invitaciones/enlace/leer: what a link leads to. */
export function leerEnlaceQuery(clave: string) {
  return queryOptions({
    queryKey: ['enlace', clave],
    queryFn: ({ signal }) => postJson('/invitaciones/enlace/leer', { clave }, invitacionDeEnlace, { signal }),
  });
}
