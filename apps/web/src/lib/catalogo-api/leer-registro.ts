import { queryOptions } from '@tanstack/react-query';
import type { ZodMiniType } from 'zod/mini';

import { openForm } from '../forms/open-form.ts';
import { getVersioned } from '../http.ts';
import type { RecursoCatalogo } from './leer-usos.ts';

/**
 * GET /{recurso}/{id} with its version, for editing: read at each opening of a form, and never while it is
 * open.
 */
export function leerRegistroQuery<Registro>(
  recurso: RecursoCatalogo,
  id: string,
  esquema: ZodMiniType<Registro>,
) {
  return queryOptions({
    queryKey: [recurso, 'una', id],
    queryFn: ({ signal }) => getVersioned(`/${recurso}/${encodeURIComponent(id)}`, esquema, { signal }),
    gcTime: 0,
    staleTime: Infinity,
    ...openForm,
  });
}
