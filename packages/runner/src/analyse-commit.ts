import type { Ambito } from '@mantenible/domain/ambito';
import type { BlobDeRuta } from '@mantenible/domain/analisis';

import type { FolderRequest } from './analyse-folder.ts';
import {
  analyseSources,
  isPython,
  isScript,
  type AnalysedFile,
  type AnalysedSources,
} from './pipeline/analyse-sources.ts';
import { readSources } from './pipeline/read-sources.ts';
import { withinTimeLimit } from './pipeline/time-limit.ts';
import { hasFolder, type WorkTree } from './repository/git/work-tree.ts';
import { openRepository, type Repository } from './repository/git/repository.ts';
import { startWorkers } from './workers/analysis-workers.ts';

export interface CommitRequest extends Pick<
  FolderRequest,
  'folder' | 'worker' | 'limites' | 'priority' | 'signal'
> {
  /** The work tree that the folder belongs to. */
  readonly workTree: WorkTree;
  readonly commit: string;
  /** Scope of the analysis that this one is compared with. */
  readonly ambito: Ambito;
  /** Analysed files; the analyses of those that depend on no other file are reused where the commit has the same path and content. */
  readonly known: readonly AnalysedFile[];
}

/** Analyses what a commit has in a folder of a work tree, read from git's objects: no file is checked out. Null where it has no code there. */
export const analyseCommit = (request: CommitRequest): Promise<AnalysedSources | null> =>
  withinTimeLimit(request, 'El análisis de la base', (signal) => analyse({ ...request, signal }));

async function analyse(request: CommitRequest): Promise<AnalysedSources | null> {
  const { folder, workTree, commit, signal, known } = request;
  if (!(await hasFolder(folder, commit, workTree.prefix, signal))) return null;
  const read = await readTexts(request, openRepository(workTree.gitFolder, { folder, signal }));
  if (read === null) return null;
  const workers = startWorkers(request);
  try {
    // Rules for scripts and Python read other files and settings too, which may differ in the commit.
    const alone = known.filter(({ ruta }) => !isScript({ path: ruta }) && !isPython({ path: ruta }));
    const parts = new Map(alone.map((file) => [`${file.blob} ${file.ruta}`, file.parte]));
    const partsOf = (blobs: readonly BlobDeRuta[]) =>
      new Map(
        blobs.flatMap(({ blob, ruta }) => {
          const part = parts.get(`${blob} ${ruta}`);
          return part === undefined ? [] : [[ruta, part] as const];
        }),
      );
    return await analyseSources({
      ...request,
      ...read,
      decisor: read.scope.decisor,
      workers,
      known: (blobs) => Promise.resolve(partsOf(blobs)),
      onProgress: () => undefined,
    });
  } finally {
    workers.close();
  }
}

/** The texts of the folder in the commit; null where none is analysed. */
async function readTexts(
  { commit, workTree, limites, ambito }: Pick<CommitRequest, 'commit' | 'workTree' | 'limites' | 'ambito'>,
  repository: Repository,
) {
  // Any name of a tree stands where an analysis of a repository has the tip of its branch.
  const tree = { ...repository, commit: () => Promise.resolve(`${commit}:${workTree.prefix}`) };
  const request = { limites, ambito, admiteSinCodigo: true, onProgress: () => undefined };
  const read = await readSources(tree, '', request);
  return read.sources.length === 0 ? null : read;
}

/** Ids of the contents of a commit's files in a folder, by path. */
export async function blobsOfCommit({
  folder,
  workTree,
  commit,
  limit,
  signal,
}: Pick<CommitRequest, 'folder' | 'workTree' | 'commit' | 'signal'> & {
  limit: number;
}): Promise<ReadonlyMap<string, string>> {
  if (!(await hasFolder(folder, commit, workTree.prefix, signal))) return new Map();
  const repository = openRepository(workTree.gitFolder, { folder, signal });
  const { entries } = await repository.names(`${commit}:${workTree.prefix}`, limit);
  return new Map(entries.map(({ path, blob }) => [path, blob]));
}
