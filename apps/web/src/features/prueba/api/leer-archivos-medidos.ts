import { archivosMedidos } from '@mantenible/contracts/medicion';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /mediciones/{proyectoId}/archivos: the files that the newest analysis read. */
export function leerArchivosMedidosQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['mediciones', proyectoId, 'archivos'],
    queryFn: ({ signal }) =>
      getJson(`/mediciones/${encodeURIComponent(proyectoId)}/archivos`, archivosMedidos, { signal }),
    staleTime: Infinity,
  });
}
