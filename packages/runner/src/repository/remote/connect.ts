import { DomainError } from '@mantenible/domain/error';
import { motivoLinkInvalido } from '@mantenible/domain/proyecto';

import { consultarReferencias, DestinoRechazado, type OpcionesConsulta } from './index.ts';
import type { PeticionAnalisis } from '../../analysis.port.ts';
import { falloAnalisis } from '../../failures.ts';
import type { Destino } from '../git/environment.ts';
import { elegirRama } from './choose-branch.ts';

/** Where to clone from, and what. */
export interface Origen extends Destino {
  readonly rama: string;
  /** Where the branch stands, unless the host names too many. */
  readonly commit: string | null;
}

const milisegundos = 20_000;

/** Asks for the references first: most of what is wrong with link, branch or token is known before git begins. */
export async function conectar(
  opciones: OpcionesConsulta,
  peticion: Pick<PeticionAnalisis, 'enlace' | 'rama' | 'token' | 'signal'>,
): Promise<Origen> {
  const { enlace, token, signal } = peticion;
  const motivo = motivoLinkInvalido(enlace, opciones.permitirLocal);
  if (motivo !== null) throw falloAnalisis('enlace-no-permitido', motivo);
  try {
    const espera = AbortSignal.any([signal, AbortSignal.timeout(milisegundos)]);
    const referencias = await consultarReferencias(enlace, token, opciones, espera);
    const { raiz, direcciones, anuncio } = referencias;
    const rama = elegirRama(referencias, peticion);
    return { raiz, direcciones, rama, commit: anuncio?.ramas.get(rama) ?? null };
  } catch (error) {
    if (error instanceof DestinoRechazado) throw falloAnalisis('enlace-no-permitido', error.message);
    throw error instanceof DomainError ? error : falloAnalisis('repositorio-inaccesible');
  }
}
