import { papelera } from '@mantenible/contracts/papelera';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /papelera: what was deleted from the catalogue and can be restored. */
export function listarPapeleraQuery() {
  return queryOptions({
    queryKey: ['papelera'],
    queryFn: ({ signal }) => getJson('/papelera', papelera, { signal }),
  });
}
