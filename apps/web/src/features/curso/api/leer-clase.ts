import { paginaDeClase } from '@mantenible/contracts/clase';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import type { ConsultaDeClase } from '../modelo/consulta.ts';

/** GET /cursos/{id}/clase: one page; the previous one stays visible while the next is loaded. */
export function leerClaseQuery(id: string, consulta: ConsultaDeClase) {
  return queryOptions({
    queryKey: ['clase', id, consulta],
    queryFn: ({ signal }) =>
      getJson(`/cursos/${id}/clase`, paginaDeClase, { signal, params: { ...consulta } }),
    placeholderData: keepPreviousData,
  });
}
