import { prevision } from '@mantenible/contracts/datos-personales';
import { queryOptions, skipToken } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /personas/{sub}/borrado: what would go and what would stay; idle without a person. */
export function leerBorradoQuery(sub: string | null) {
  return queryOptions({
    queryKey: ['personas', 'borrado', sub],
    queryFn:
      sub === null
        ? skipToken
        : ({ signal }) => getJson(`/personas/${encodeURIComponent(sub)}/borrado`, prevision, { signal }),
    gcTime: 0,
  });
}
