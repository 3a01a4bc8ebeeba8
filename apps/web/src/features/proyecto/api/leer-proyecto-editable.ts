import { proyectoConToken } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { getVersioned } from '../../../lib/http.ts';

/** GET /proyectos/{id} for its form: with the owner's token and the version read. Not kept once the form is left. */
export function leerProyectoEditableQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto-editable', id],
    queryFn: ({ signal }) =>
      getVersioned(`/proyectos/${encodeURIComponent(id)}`, proyectoConToken, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}
