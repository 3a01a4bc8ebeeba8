import { papelera } from '@mantenible/contracts/papelera';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /papelera: one page of what was deleted from the catalogue; the one before stays visible while it is loaded. */
export function listarPapeleraQuery(pagina: number) {
  return queryOptions({
    queryKey: ['papelera', pagina],
    queryFn: ({ signal }) => getJson('/papelera', papelera, { signal, params: { pagina } }),
    placeholderData: keepPreviousData,
  });
}
