import { proyectoUsos } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /proyectos/{id}/usos: counts of what is deleted with the project. */
export function leerUsosProyectoQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto-usos', id],
    queryFn: ({ signal }) => getJson(`/proyectos/${encodeURIComponent(id)}/usos`, proyectoUsos, { signal }),
    gcTime: 0,
  });
}
