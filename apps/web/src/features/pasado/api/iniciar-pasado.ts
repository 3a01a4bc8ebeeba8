import { avancePasado } from '@mantenible/contracts/pasado';

import { postJson } from '../../../lib/http.ts';
import { rutaPasado } from './leer-pasado.ts';

/** POST /pasados/{proyectoId}: starts the analysis of the past and returns its state. */
export function iniciarPasado(proyectoId: string) {
  return postJson(rutaPasado(proyectoId), {}, avancePasado);
}
