import { trasladoSimulado } from '@mantenible/contracts/traslado';
import type { ModoDeTraslado } from '@mantenible/domain/traslado';

import { postJson } from '../../../lib/http.ts';
import type { ArchivoLeido } from '../modelo/archivo-leido.ts';

/** Timeout in milliseconds of the import of thousands of records. */
const timeout = 60_000;

export interface Peticion {
  readonly archivo: ArchivoLeido;
  readonly modo: ModoDeTraslado;
  /** Fingerprint of the dry run that the person has read. */
  readonly huella: string;
  /** The same for a repetition of the same press. */
  readonly idempotencyKey: string;
}

/** POST /catalogo/importacion: the changes of that dry run, or nothing. */
export function importarCatalogo({ archivo, modo, huella, idempotencyKey }: Peticion) {
  return postJson(
    `/catalogo/importacion${archivo.ruta}?modo=${modo}&huella=${huella}`,
    archivo.contenido,
    trasladoSimulado,
    { timeout, idempotencyKey },
  );
}
