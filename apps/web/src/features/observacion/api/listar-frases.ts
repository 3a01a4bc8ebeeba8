import { frases } from '@mantenible/contracts/observacion';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /frases: texts that the person keeps for comments. */
export function listarFrasesQuery() {
  return queryOptions({
    queryKey: ['frases'],
    queryFn: ({ signal }) => getJson('/frases', frases, { signal }),
  });
}
