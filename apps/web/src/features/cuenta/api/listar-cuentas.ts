import { paginaCuentas } from '@mantenible/contracts/cuenta';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { consultaDe, type Filtro } from '../modelo.ts';

/** GET /cuentas: one page; the previous one stays visible while the next is loaded. */
export function listarCuentasQuery(filtro: Filtro) {
  return queryOptions({
    queryKey: ['cuentas', filtro],
    queryFn: ({ signal }) => getJson('/cuentas', paginaCuentas, { signal, params: consultaDe(filtro) }),
    placeholderData: keepPreviousData,
  });
}
