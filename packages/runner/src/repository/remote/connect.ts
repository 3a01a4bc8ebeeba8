import type { PeticionAnalisis } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { motivoLinkInvalido } from '@mantenible/domain/proyecto';

import { fetchReferences, DestinationRefused, type ReferenceOptions } from './index.ts';
import { falloAnalisis } from '../../failures.ts';
import type { Destination } from '../git/environment.ts';
import { chooseBranch } from './choose-branch.ts';

/** Where to clone from: checked destination, branch and its commit. */
export interface Origin extends Destination {
  readonly rama: string;
  /** Commit of the branch; null when the advertisement was cut before it. */
  readonly commit: string | null;
}

const referencesTimeoutMs = 20_000;

/** Requests the references from the host, which shows most errors of link, branch and token before git starts. */
export async function connect(
  options: ReferenceOptions,
  request: Pick<PeticionAnalisis, 'enlace' | 'rama' | 'token' | 'signal'>,
): Promise<Origin> {
  const { enlace, token, signal } = request;
  const reason = motivoLinkInvalido(enlace, options.permitirLocal);
  if (reason !== null) throw falloAnalisis('enlace-no-permitido', reason);
  try {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(referencesTimeoutMs)]);
    const references = await fetchReferences(enlace, token, options, deadline);
    const { root, addresses, advertisement } = references;
    const branch = chooseBranch(references, { branch: request.rama, token });
    return { root, addresses, rama: branch, commit: advertisement?.branches.get(branch) ?? null };
  } catch (error) {
    if (error instanceof DestinationRefused) throw falloAnalisis('enlace-no-permitido', error.message);
    throw error instanceof DomainError ? error : falloAnalisis('repositorio-inaccesible');
  }
}
