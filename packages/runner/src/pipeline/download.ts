import type { PeticionAnalisis } from '@mantenible/domain/analisis';

import type { Origin } from '../repository/remote/connect.ts';
import { falloAnalisis } from '../failures.ts';
import { withTemporaryFolder } from '../repository/git/temporary-folder.ts';
import { cloneBranch, reasonOf } from '../repository/git/clone.ts';
import { GitError } from '../repository/git/run-git.ts';
import { openRepository } from '../repository/git/repository.ts';
import { requireGit } from '../repository/git/version.ts';
import { leerFuentes, type FuentesLeidas } from './read-sources.ts';
import { enMegas } from './limits.ts';
import { accessDenied, branchMissing } from '../repository/remote/choose-branch.ts';

interface Opciones {
  readonly carpeta: string;
  readonly log?: (text: string) => void;
}

type Peticion = Pick<PeticionAnalisis, 'token' | 'limites' | 'signal' | 'alProgresar'>;

/** Clones a branch, reads what is analysed of it, and removes the clone, whatever happens. */
export function descargar(opciones: Opciones, peticion: Peticion, origen: Origin): Promise<FuentesLeidas> {
  const { token, limites, signal, alProgresar } = peticion;
  return withTemporaryFolder(opciones.carpeta, async (carpeta) => {
    try {
      await requireGit(carpeta, signal);
      alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
      const clon = await cloneBranch({
        ...{ ...origen, branch: origen.rama, token, carpeta, signal },
        packBytes: limites.packBytes,
        onProgress: (hechos, total) => {
          alProgresar({ fase: 'descargando', hechos, total });
        },
      });
      const repositorio = openRepository(clon, { carpeta, signal });
      return await leerFuentes(repositorio, origen.rama, limites, (hechos, total) => {
        alProgresar({ fase: 'leyendo', hechos, total });
      });
    } catch (error) {
      if (!(error instanceof GitError) || signal.aborted) throw error;
      opciones.log?.(error.text);
      throw explicar(error, peticion, origen.rama);
    }
  });
}

/** What a person is told of what git said. */
function explicar(error: GitError, { token, limites }: Peticion, branch: string): Error {
  const reason = reasonOf(error);
  if (reason === 'acceso') return accessDenied(token);
  if (reason === 'rama') return branchMissing(branch);
  if (reason === 'memoria') return falloAnalisis('memoria-agotada');
  if (reason === 'otro') return falloAnalisis('repositorio-inaccesible');
  return falloAnalisis(
    'repositorio-demasiado-grande',
    `El repositorio es demasiado grande: se admiten ${enMegas(limites.packBytes)}.`,
  );
}
