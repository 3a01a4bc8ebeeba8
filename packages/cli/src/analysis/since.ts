import { mayBeData } from '@mantenible/analyser/selection';
import { archivoComparable } from '@mantenible/domain/analisis';
import { seguirIncidencias, type IncidenciaSeguida } from '@mantenible/domain/comparacion';
import {
  analyseCommit,
  commitOf,
  falloAnalisis,
  GitError,
  headCommitOf,
  isBelowGit,
  mergeBaseOf,
  pairMoves,
  versionAnalizador,
  type WorkTree,
} from '@mantenible/runner';
import { type Medidas } from '@mantenible/reports/formatos';

import { Refusal } from '../refusal.ts';
import { plainBlobOf } from './plain-blob.ts';
import { lineHash } from './line-hash.ts';
import { matchReformatted, type ConTexto } from './reformatted.ts';
import {
  limites,
  priority,
  type Analizado,
  type Analyser,
  type Archivo,
  type Carpeta,
  type CarpetaAnalizada,
} from './analyse.ts';

/** The commit that a folder is compared with. */
export interface Origin {
  /** As the person named it. */
  readonly revision: string;
  /** Common ancestor of the revision and HEAD. */
  readonly commit: string;
  readonly workTree: WorkTree;
}

/** What the analysed folder is compared with. */
export interface Base extends Pick<Origin, 'revision' | 'commit'> {
  /** Null where it has no code in the folder. */
  readonly medidas: Medidas | null;
  readonly archivos: readonly Archivo[];
}

/** Finds the common ancestor of HEAD and a revision. Refuses what the repository lacks, with the way to fetch it. */
export async function findOrigin(
  { carpeta, workTree }: Carpeta,
  revision: string,
  signal: AbortSignal,
): Promise<Origin> {
  if (workTree === null) throw await withoutWorkTree(carpeta);
  const commit = await requireBase(carpeta, revision, workTree.shallow, signal);
  return { revision, commit, workTree };
}

/** Why a folder has no work tree: it lies in none, or git cannot read the one around it. */
const withoutWorkTree = async (folder: string): Promise<Error> =>
  (await isBelowGit(folder))
    ? falloAnalisis('git-ilegible')
    : new Refusal('«--desde» compara con un commit, y la carpeta no está en un repositorio de git.');

/** Analyses what a commit has in the folder, from git's objects. */
export async function analyseBase(
  { carpeta, archivos, ambito }: CarpetaAnalizada,
  { revision, commit, workTree }: Origin,
  { worker }: Analyser,
  signal: AbortSignal,
): Promise<Base> {
  const analysed = await analyseCommit({
    folder: carpeta,
    workTree,
    commit,
    ambito: ambito.ambito,
    known: archivos,
    worker,
    limites,
    priority,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof GitError && !signal.aborted ? new Refusal(fetchAll) : error;
  });
  return { revision, commit, medidas: analysed?.medidas ?? null, archivos: analysed?.archivos ?? [] };
}

async function requireBase(folder: string, revision: string, shallow: boolean, signal: AbortSignal) {
  const [head, other] = await Promise.all([headCommitOf(folder, signal), commitOf(folder, revision, signal)]);
  if (head === null) throw new Refusal('El repositorio no tiene ningún commit: no hay con qué comparar.');
  if (other === null)
    throw new Refusal(
      `Este repositorio no conoce la revisión «${revision}». ${shallow ? deepen : `Tráigala con «git fetch», o compruebe su nombre con «git rev-parse ${revision}».`}`,
    );
  const base = await mergeBaseOf(folder, [head, other], signal);
  if (base === null)
    throw new Refusal(
      `«${revision}» y HEAD no tienen ningún commit en común. ${shallow ? deepen : 'Compare con una revisión de la misma historia.'}`,
    );
  return base;
}

const fetchAll = 'Al clon le faltan objetos (es parcial): tráigalos con «git fetch --refetch --no-filter».';

const deepen =
  'El clon es superficial: tráigalo entero con «git fetch --unshallow» (en GitHub Actions, «fetch-depth: 0»; en GitLab CI, «GIT_DEPTH: 0»).';

/**
 * State of each finding of both sides, by the product's own tracking; a file that moved and changed has its new path on both sides, and
 * a finding in code that was only formatted has one hash.
 */
export function follow(base: Base, archivos: readonly Archivo[]): readonly IncidenciaSeguida[] {
  const [before, after] = [base.archivos, archivos].map((files) =>
    files.map((file) => ({ ...file, blob: plainBlobOf(file) })),
  );
  const moved = newPaths(before ?? [], after ?? []);
  const renamed = before?.map((file) => ({ ...file, ruta: moved.get(file.ruta) ?? file.ruta }));
  const [antes, despues] = matchReformatted((renamed ?? []).map(trackable), (after ?? []).map(trackable));
  return seguirIncidencias(
    { version: versionAnalizador, archivos: antes },
    { version: versionAnalizador, archivos: despues },
  );
}

const trackable = (file: Archivo): ConTexto => ({
  ...archivoComparable(file, lineHash),
  texto: file.texto,
  lugares: file.incidencias.map(({ range }) => range),
});

type Stored = Pick<Archivo, 'ruta' | 'blob'>;

/** The new path of each file that was moved, by its former one: the rule by which hotspots follow renames. */
function newPaths(before: readonly Stored[], after: readonly Stored[]): ReadonlyMap<string, string> {
  const missing = (files: readonly Stored[], others: readonly Stored[]) => {
    const paths = new Set(others.map(({ ruta }) => ruta));
    return files.filter(({ ruta }) => !paths.has(ruta));
  };
  const changes = [
    ...missing(before, after).map((one) => ({ path: one.ruta, before: one.blob, after: null })),
    ...missing(after, before).map((one) => ({ path: one.ruta, before: null, after: one.blob })),
  ];
  const pairs = pairMoves(changes.map((one) => ({ ...one, movedFrom: null })));
  return new Map(pairs.flatMap(({ path, movedFrom }) => (movedFrom === null ? [] : [[movedFrom, path]])));
}

/**
 * Paths of the files whose findings are unknown: those that cannot be read as code, and could in the base or are new, and those that the
 * base has and this analysis leaves out, though they are there: too large now, minified, or only a pointer of Git LFS. YAML and JSON that
 * describe no infrastructure any more are no code: nothing of them is unknown.
 */
export function unreadableSince(
  base: readonly Archivo[],
  {
    archivos,
    omitidos,
    listados,
  }: Pick<Analizado, 'archivos' | 'omitidos'> & Pick<CarpetaAnalizada, 'listados'>,
): readonly string[] {
  const already = new Set(base.flatMap(({ ruta, analizable }) => (analizable ? [] : [ruta])));
  const analysed = new Set(archivos.map(({ ruta }) => ruta));
  const broken = archivos.flatMap(({ ruta, analizable }) => (analizable || already.has(ruta) ? [] : [ruta]));
  const named = new Set(omitidos.map(({ ruta }) => ruta));
  const leftOut = base.flatMap(({ ruta, analizable }) =>
    analizable && !analysed.has(ruta) && listados.has(ruta) && (named.has(ruta) || !mayBeData(ruta))
      ? [ruta]
      : [],
  );
  return [...broken, ...leftOut];
}
