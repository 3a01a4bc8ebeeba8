import { avisos } from '@mantenible/contracts/aviso';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** How often the notices are read, in milliseconds. */
const pausa = 120_000;

/** GET /avisos: the person's own notices. */
export function leerAvisosQuery() {
  return queryOptions({
    queryKey: ['avisos'],
    queryFn: ({ signal }) => getJson('/avisos', avisos, { signal }),
    refetchInterval: pausa,
  });
}
