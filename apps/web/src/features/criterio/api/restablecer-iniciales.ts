import { trasladoSimulado } from '@mantenible/contracts/traslado';

import { postJson } from '../../../lib/http.ts';
import { inicialesDe } from '../iniciales.ts';
import type { Tabla } from '../tablas.ts';

/** POST /catalogo/importacion: the initial values of a table, as its dry run with that fingerprint showed them. */
export function restablecerIniciales(tabla: Tabla, huella: string) {
  return postJson(`/catalogo/importacion?modo=anadir&huella=${huella}`, inicialesDe(tabla), trasladoSimulado);
}
