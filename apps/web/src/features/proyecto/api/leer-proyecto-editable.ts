import { proyectoConToken } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { openForm } from '../../../lib/forms/open-form.ts';
import { getVersioned } from '../../../lib/http.ts';

/** GET /proyectos/{id} for its form, with token and version; removed from the cache when the form is closed. */
export function leerProyectoEditableQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto-editable', id],
    queryFn: ({ signal }) =>
      getVersioned(`/proyectos/${encodeURIComponent(id)}`, proyectoConToken, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    ...openForm,
  });
}
