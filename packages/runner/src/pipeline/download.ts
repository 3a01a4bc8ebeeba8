import type { PeticionAnalisis } from '@mantenible/domain/analisis';

import type { Origin } from '../repository/remote/connect.ts';
import { withTemporaryFolder } from '../repository/git/temporary-folder.ts';
import { cloneBranch } from '../repository/git/clone.ts';
import { GitError } from '../repository/git/run-git.ts';
import { openRepository } from '../repository/git/repository.ts';
import { requireGit } from '../repository/git/version.ts';
import { readSources, type SourcesRead } from './read-sources.ts';
import { refusalOf } from '../repository/git/refusal.ts';
import { downloadPoint } from './download-point.ts';

interface Options {
  readonly folder: string;
  readonly log?: (text: string) => void;
}

type Request = Pick<
  PeticionAnalisis,
  'token' | 'limites' | 'ambito' | 'signal' | 'alProgresar' | 'punto' | 'admiteSinCodigo'
>;

/** The texts of a commit with, of a requested point, its committer date. */
export interface Downloaded extends SourcesRead {
  readonly fecha?: string;
}

/** Clones a branch, reads the sources of one of its commits, and removes the clone, also after a failure. */
export function download(options: Options, request: Request, origin: Origin): Promise<Downloaded> {
  const { punto } = request;
  return punto
    ? downloadPoint(options, { ...request, punto }, origin)
    : downloadNewest(options, request, origin);
}

function downloadNewest(options: Options, request: Request, origin: Origin): Promise<SourcesRead> {
  const { token, limites, ambito, signal, alProgresar } = request;
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
      return await readSources(repository, origin.rama, {
        limites,
        ambito,
        onProgress: (hechos, total) => {
          alProgresar({ fase: 'leyendo', hechos, total });
        },
      });
    } catch (error) {
      if (!(error instanceof GitError) || signal.aborted) throw error;
      options.log?.(error.text);
      throw refusalOf(error, request, origin.rama);
    }
  });
}
