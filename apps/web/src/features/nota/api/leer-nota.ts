import { notaDeProyecto } from '@mantenible/contracts/nota';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /entregas/{id}/notas/{project}: the mark of what a project delivered; read at each opening, as its form begins from it. */
export function leerNotaQuery(entregaId: string, proyecto: string) {
  const url = `/entregas/${encodeURIComponent(entregaId)}/notas/${encodeURIComponent(proyecto)}`;
  return queryOptions({
    queryKey: ['notas', entregaId, 'una', proyecto],
    queryFn: ({ signal }) => getJson(url, notaDeProyecto, { signal }),
    gcTime: 0,
  });
}
