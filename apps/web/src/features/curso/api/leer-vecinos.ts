import { vecinos } from '@mantenible/contracts/clase';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cursos/{id}/proyectos/{proyecto}/vecinos: the projects before and after, in the order of the table. */
export function leerVecinosQuery(curso: string, proyecto: string, consulta: string) {
  return queryOptions({
    queryKey: ['clase', curso, 'vecinos', proyecto, consulta],
    queryFn: ({ signal }) =>
      getJson(`/cursos/${curso}/proyectos/${proyecto}/vecinos`, vecinos, {
        signal,
        params: new URLSearchParams(consulta),
      }),
    // The bar stays while the pages of a project change.
    staleTime: 60_000,
  });
}
