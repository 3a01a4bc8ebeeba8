import { motivoRamaInvalida } from '@mantenible/domain/proyecto';

import type { References } from './index.ts';
import { falloAnalisis } from '../../failures.ts';

/** The branch of the project, null for the main one, and the project's token. */
interface ProjectBranch {
  readonly branch: string | null;
  readonly token: string | null;
}

/** The branch to clone; throws the reason when the host's answer does not contain it. */
export function chooseBranch(references: References, { branch, token }: ProjectBranch): string {
  const { status, advertisement, truncated } = references;
  if (status === 401 || status === 403) throw accessDenied(token);
  if (status === 404)
    throw falloAnalisis(
      'repositorio-inaccesible',
      'No se encontró el repositorio: revise el enlace y que el token tenga acceso a él.',
    );
  if (status !== 200)
    throw falloAnalisis(
      'repositorio-inaccesible',
      `El servidor del repositorio respondió con el código ${status}.`,
    );
  if (!advertisement)
    throw falloAnalisis('repositorio-inaccesible', 'El enlace no lleva a un repositorio git.');
  if (advertisement.branches.size === 0) throw falloAnalisis('repositorio-vacio');
  if (branch === null) return advertisement.principal ?? unknownBranch();
  // git parses a name that begins with '-' as an option; a stored name is checked again.
  if (motivoRamaInvalida(branch) !== null || (!advertisement.branches.has(branch) && !truncated))
    throw branchMissing(branch);
  return branch;
}

export const branchMissing = (branch: string) =>
  falloAnalisis('rama-inexistente', `El repositorio no tiene la rama «${branch}».`);

export const accessDenied = (token: string | null) =>
  falloAnalisis(
    'acceso-denegado',
    token === null
      ? 'El repositorio pide un token: escríbalo en el proyecto y repita el análisis.'
      : undefined,
  );

function unknownBranch(): never {
  throw falloAnalisis('rama-inexistente', 'El repositorio no dice cuál es su rama principal: indique una.');
}
