import { pautas } from '@mantenible/contracts/pauta';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';

/** GET /pautas: every guideline with its levels. */
export function listarPautasQuery() {
  return queryOptions({
    queryKey: ['pautas', 'lista'],
    queryFn: ({ signal }) => getJson('/pautas', pautas, { signal }),
  });
}
