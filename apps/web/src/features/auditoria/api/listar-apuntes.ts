import { paginaAuditoria } from '@mantenible/contracts/auditoria';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { consultaDe, type Filtro } from '../modelo.ts';

/** GET /auditoria: one page; the previous one stays visible while the next is loaded. */
export function listarApuntesQuery(filtro: Filtro, pagina: number) {
  const params = { ...consultaDe(filtro), pagina };
  return queryOptions({
    queryKey: ['auditoria', params],
    queryFn: ({ signal }) => getJson('/auditoria', paginaAuditoria, { signal, params }),
    placeholderData: keepPreviousData,
  });
}
