import { ambitoComprobado } from '@mantenible/contracts/ambito';
import type { Ambito } from '@mantenible/domain/ambito';

import { postJson } from '../../../lib/http.ts';
import { rutaAmbito } from '../../../lib/ambito-api/leer-ambito.ts';

/** POST /alcances/{projectId}/comprobacion: what a scope would do with the files of the newest analysis. */
export function comprobarAmbito(proyectoId: string, ambito: Ambito) {
  return postJson(`${rutaAmbito(proyectoId)}/comprobacion`, { ambito }, ambitoComprobado);
}
