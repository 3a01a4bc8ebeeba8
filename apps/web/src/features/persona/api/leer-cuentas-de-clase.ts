import { cuentasDeClase } from '@mantenible/contracts/fin-de-curso';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /cursos/{id}/cuentas: the accounts of a class, and what keeps some of them. */
export function leerCuentasDeClaseQuery(curso: string) {
  return queryOptions({
    queryKey: ['personas', 'clase', curso],
    queryFn: ({ signal }) => getJson(`/cursos/${curso}/cuentas`, cuentasDeClase, { signal }),
  });
}
