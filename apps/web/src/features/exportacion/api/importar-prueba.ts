import { borradorImportado } from '@mantenible/contracts/exportacion';

import { postJson } from '../../../lib/http.ts';

/** POST /borradores/{projectId}/importar: a draft of that file. */
export function importarPrueba(proyectoId: string, archivo: unknown) {
  return postJson(`/borradores/${encodeURIComponent(proyectoId)}/importar`, archivo, borradorImportado, {
    timeout: 60_000,
  });
}
