import { accesoResultado } from '@mantenible/contracts/proyecto';
import type * as z from 'zod/mini';

import { postJson } from '../../../lib/http.ts';

interface Acceso {
  readonly link: string;
  readonly branch: string;
  readonly githubtoken?: string;
  readonly proyectoId?: string;
}

/** POST /proyectos/probar-acceso: checks link, branch and token, with a long timeout for the calls to the code host. */
export function probarAcceso(acceso: Acceso): Promise<z.infer<typeof accesoResultado>> {
  return postJson('/proyectos/probar-acceso', acceso, accesoResultado, { timeout: 30_000 });
}
