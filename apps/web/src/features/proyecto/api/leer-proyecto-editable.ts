import { proyectoConToken, proyectoLeido } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';

import { openForm } from '../../../lib/forms/open-form.ts';
import { getJson, getVersioned } from '../../../lib/http.ts';

const direccion = (id: string) => `/proyectos/${encodeURIComponent(id)}`;

/** GET /proyectos/{id} for its form, with its version and without token; removed from the cache when the form is closed. */
export function leerProyectoEditableQuery(id: string) {
  return queryOptions({
    queryKey: ['proyecto-editable', id],
    queryFn: ({ signal }) => getVersioned(direccion(id), proyectoLeido, { signal, params: { token: 'no' } }),
    gcTime: 0,
    staleTime: Infinity,
    ...openForm,
  });
}

/** GET /proyectos/{id} for its token alone, which the audit trail notes: only when the person has it shown. */
export async function leerToken(id: string): Promise<string> {
  const { githubtoken = '' } = await getJson(direccion(id), proyectoConToken);
  return githubtoken;
}
