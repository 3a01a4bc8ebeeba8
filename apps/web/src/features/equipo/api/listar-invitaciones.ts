import { invitacionesRecibidas } from '@mantenible/contracts/equipo';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /invitaciones: those that wait for the signed-in person. */
export function listarInvitacionesQuery() {
  return queryOptions({
    queryKey: ['invitaciones'],
    queryFn: ({ signal }) => getJson('/invitaciones', invitacionesRecibidas, { signal }),
  });
}
