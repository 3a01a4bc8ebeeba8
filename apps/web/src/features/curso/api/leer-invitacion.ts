import { invitacionACurso } from '@mantenible/contracts/curso';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /unirse/{codigo}: the course of a join code, with the privacy notice. A wrong code is not tried again. */
export function leerInvitacionQuery(codigo: string) {
  return queryOptions({
    queryKey: ['invitacion', codigo],
    queryFn: ({ signal }) => getJson(`/unirse/${encodeURIComponent(codigo)}`, invitacionACurso, { signal }),
    retry: false,
  });
}
