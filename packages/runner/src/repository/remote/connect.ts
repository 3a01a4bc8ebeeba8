import type { PeticionAnalisis } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { motivoLinkInvalido } from '@mantenible/domain/proyecto';

import { fetchReferences, DestinationRefused, type OpcionesConsulta } from './index.ts';
import { falloAnalisis } from '../../failures.ts';
import type { Destination } from '../git/environment.ts';
import { chooseBranch } from './choose-branch.ts';

/** Where to clone from, and what. */
export interface Origin extends Destination {
  readonly rama: string;
  /** Where the branch stands, unless the host names too many. */
  readonly commit: string | null;
}

const timeoutMs = 20_000;

/** Asks for the references first: most of what is wrong with link, branch or token is known before git begins. */
export async function conectar(
  opciones: OpcionesConsulta,
  request: Pick<PeticionAnalisis, 'enlace' | 'rama' | 'token' | 'signal'>,
): Promise<Origin> {
  const { enlace, token, signal } = request;
  const reason = motivoLinkInvalido(enlace, opciones.permitirLocal);
  if (reason !== null) throw falloAnalisis('enlace-no-permitido', reason);
  try {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const references = await fetchReferences(enlace, token, opciones, deadline);
    const { root, addresses, advertisement } = references;
    const branch = chooseBranch(references, { branch: request.rama, token });
    return { root, addresses, rama: branch, commit: advertisement?.branches.get(branch) ?? null };
  } catch (error) {
    if (error instanceof DestinationRefused) throw falloAnalisis('enlace-no-permitido', error.message);
    throw error instanceof DomainError ? error : falloAnalisis('repositorio-inaccesible');
  }
}
