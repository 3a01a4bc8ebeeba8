import { accesoResultado } from '@mantenible/contracts/proyecto';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { postJson } from '../../../lib/http.ts';

interface Acceso {
  readonly link: string;
  readonly branch: string;
  readonly githubtoken?: string;
  readonly proyectoId?: string;
}
export type AccesoResultado = z.infer<typeof accesoResultado>;

/** POST /proyectos/probar-acceso: checks link, branch and token, with a long timeout for the calls to the code host. */
export function probarAcceso(acceso: Acceso, signal: AbortSignal): Promise<AccesoResultado> {
  return postJson('/proyectos/probar-acceso', acceso, accesoResultado, { timeout: 30_000, signal });
}

/** The same check of a stored project, with its stored token; kept for five minutes, or until something is saved. */
export function accesoGuardadoQuery({
  _id: proyectoId,
  link,
  branch,
}: {
  readonly _id: string;
  readonly link: string;
  readonly branch: string;
}) {
  return queryOptions({
    queryKey: ['acceso', proyectoId, link, branch],
    queryFn: ({ signal }) => probarAcceso({ link, branch, proyectoId }, signal),
    staleTime: 300_000,
    retry: false,
  });
}
