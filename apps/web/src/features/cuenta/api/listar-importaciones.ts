import { importaciones } from '@mantenible/contracts/cuenta';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cuentas/importaciones: those of the last hour, whose initial passwords can be read. */
export function listarImportacionesQuery() {
  return queryOptions({
    queryKey: ['cuentas', 'importaciones'],
    queryFn: ({ signal }) => getJson('/cuentas/importaciones', importaciones, { signal }),
  });
}
