import type { Ambito } from '@mantenible/domain/ambito';

import { putJson } from '../http.ts';
import { rutaAmbito } from './leer-ambito.ts';

/** PUT /alcances/{projectId}: names a scope, or null to name none; refused (412) unless the server has the version of `etag`. */
export function guardarAmbito(proyectoId: string, ambito: Ambito | null, etag: string | null): Promise<void> {
  return putJson(rutaAmbito(proyectoId), { ambito }, etag);
}
