import { trasladoSimulado } from '@mantenible/contracts/traslado';
import type { ModoDeTraslado } from '@mantenible/domain/traslado';

import { postJson } from '../../../lib/http.ts';

/** Timeout in milliseconds of the import of thousands of records. */
const timeout = 60_000;

interface Peticion {
  readonly catalogo: object;
  readonly modo: ModoDeTraslado;
  /** Fingerprint of the dry run that the person has read. */
  readonly huella: string;
}

/** POST /catalogo/importacion: the changes of that dry run, or nothing. The fingerprint is also the key of a repetition. */
export function importarCatalogo({ catalogo, modo, huella }: Peticion) {
  return postJson(`/catalogo/importacion?modo=${modo}&huella=${huella}`, catalogo, trasladoSimulado, {
    timeout,
  });
}
