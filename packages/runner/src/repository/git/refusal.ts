import type { PeticionAnalisis } from '@mantenible/domain/analisis';

import { falloAnalisis, inMegabytes } from '../../failures.ts';
import { accessDenied, branchMissing } from '../remote/choose-branch.ts';
import { reasonOf } from './clone.ts';
import type { GitError } from './run-git.ts';

interface Request extends Pick<PeticionAnalisis, 'token'> {
  readonly limites: Pick<PeticionAnalisis['limites'], 'packBytes'>;
}

/** The refusal for a failure of git, which the page shows; `subject` is the beginning of a message about its size. */
export function refusalOf(
  error: GitError,
  { token, limites }: Request,
  branch: string,
  subject = 'El repositorio',
): Error {
  const reason = reasonOf(error);
  if (reason === 'acceso') return accessDenied(token);
  if (reason === 'rama') return branchMissing(branch);
  if (reason === 'memoria') return falloAnalisis('memoria-agotada');
  if (reason === 'objetos')
    return falloAnalisis(
      'repositorio-inaccesible',
      'El repositorio contiene objetos dañados, que git no acepta: pase «git fsck» en una copia para ver cuáles son.',
    );
  if (reason === 'otro') return falloAnalisis('repositorio-inaccesible');
  return falloAnalisis(
    'repositorio-demasiado-grande',
    `${subject} es demasiado grande: se admiten ${inMegabytes(limites.packBytes)}.`,
  );
}
