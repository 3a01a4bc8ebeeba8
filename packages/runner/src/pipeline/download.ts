import type { PeticionAnalisis } from '@mantenible/domain/analisis';

import type { Origin } from '../repository/remote/connect.ts';
import { falloAnalisis } from '../failures.ts';
import { withTemporaryFolder } from '../repository/git/temporary-folder.ts';
import { cloneBranch, reasonOf } from '../repository/git/clone.ts';
import { GitError } from '../repository/git/run-git.ts';
import { openRepository } from '../repository/git/repository.ts';
import { requireGit } from '../repository/git/version.ts';
import { readSources, type SourcesRead } from './read-sources.ts';
import { inMegabytes } from './limits.ts';
import { accessDenied, branchMissing } from '../repository/remote/choose-branch.ts';

interface Options {
  readonly folder: string;
  readonly log?: (text: string) => void;
}

type Request = Pick<PeticionAnalisis, 'token' | 'limites' | 'signal' | 'alProgresar'>;

/** Clones a branch, reads its sources, and removes the clone whether that succeeds or fails. */
export function download(options: Options, request: Request, origin: Origin): Promise<SourcesRead> {
  const { token, limites, signal, alProgresar } = request;
  return withTemporaryFolder(options.folder, async (folder) => {
    try {
      await requireGit(folder, signal);
      alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
      const clone = await cloneBranch({
        ...origin,
        branch: origin.rama,
        token,
        folder,
        signal,
        packBytes: limites.packBytes,
        onProgress: (hechos, total) => {
          alProgresar({ fase: 'descargando', hechos, total });
        },
      });
      const repository = openRepository(clone, { folder, signal });
      return await readSources(repository, origin.rama, limites, (hechos, total) => {
        alProgresar({ fase: 'leyendo', hechos, total });
      });
    } catch (error) {
      if (!(error instanceof GitError) || signal.aborted) throw error;
      options.log?.(error.text);
      throw refusalOf(error, request, origin.rama);
    }
  });
}

/** The refusal that the page shows for a failure of git. */
function refusalOf(error: GitError, { token, limites }: Request, branch: string): Error {
  const reason = reasonOf(error);
  if (reason === 'acceso') return accessDenied(token);
  if (reason === 'rama') return branchMissing(branch);
  if (reason === 'memoria') return falloAnalisis('memoria-agotada');
  if (reason === 'otro') return falloAnalisis('repositorio-inaccesible');
  return falloAnalisis(
    'repositorio-demasiado-grande',
    `El repositorio es demasiado grande: se admiten ${inMegabytes(limites.packBytes)}.`,
  );
}
