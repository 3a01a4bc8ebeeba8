import { resumenDeClase } from '@mantenible/contracts/clase';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** Milliseconds: the server reads the tests of every project. */
const timeout = 60_000;

/** GET /cursos/{id}/resumen: the class as a whole. */
export function leerResumenQuery(id: string) {
  return queryOptions({
    queryKey: ['resumen-de-clase', id],
    queryFn: ({ signal }) => getJson(`/cursos/${id}/resumen`, resumenDeClase, { signal, timeout }),
  });
}
