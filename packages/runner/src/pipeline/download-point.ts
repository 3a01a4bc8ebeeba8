import type { PeticionAnalisis, PuntoDeRama } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { elegirCommit } from '@mantenible/domain/entrega';

import { falloAnalisis } from '../failures.ts';
import { withHistory, type FetchedHistory } from '../repository/git/history/index.ts';
import type { Origin } from '../repository/remote/connect.ts';
import { readSources, requireTree, type SourcesRead } from './read-sources.ts';

interface Options {
  readonly folder: string;
  readonly log?: (text: string) => void;
}

type Request = Pick<
  PeticionAnalisis,
  'token' | 'limites' | 'ambito' | 'signal' | 'alProgresar' | 'admiteSinCodigo'
> & {
  readonly punto: PuntoDeRama;
};

/** Numbers of generations of commits to fetch: the next number is tried when the commits exceed the limit of the pack. */
const depths = [10_000, 1000, 100];

/** Clones the history of a branch, reads the sources of the requested commit, and removes the clone. */
export async function downloadPoint(
  options: Options,
  request: Request,
  origin: Origin,
  [depth = 1, ...smaller] = depths,
): Promise<SourcesRead & { readonly fecha: string }> {
  const { limites, alProgresar } = request;
  const progress = { fetched: false };
  const report = (fase: 'descargando' | 'leyendo') => (hechos: number, total: number) => {
    alProgresar({ fase, hechos, total });
  };
  // One generation more than is looked through shows whether the branch has more.
  const limits = { packBytes: limites.packBytes, depth: depth + 1, blobs: limites.archivos };
  report('descargando')(0, 0);
  try {
    return await withHistory(
      options,
      { ...request, limits, onProgress: report('descargando') },
      origin,
      async (history) => {
        progress.fetched = true;
        const point = await pointOf(history, origin.rama, request.punto, depth);
        await fetchTexts(history, point.commit, request);
        const read = await readSources({ ...history, commit: () => Promise.resolve(point.commit) }, '', {
          ...request,
          onProgress: report('leyendo'),
        });
        return { ...read, fecha: new Date(point.fecha).toISOString() };
      },
    );
  } catch (error) {
    const tooLarge = error instanceof DomainError && error.codigo === 'repositorio-demasiado-grande';
    if (progress.fetched || !tooLarge || smaller.length === 0) throw error;
    return downloadPoint(options, request, origin, smaller);
  }
}

/** The requested commit of the branch's first parents, with its committer date in milliseconds. */
async function pointOf(history: FetchedHistory, rama: string, punto: PuntoDeRama, depth: number) {
  const head = await history.commit(rama);
  const read = await history.firstParents(head, depth + 1);
  const cut = read.length > depth;
  const commits = read.slice(0, depth).map(({ id, seconds }) => ({ commit: id, fecha: seconds * 1000 }));
  if ('antesDe' in punto) {
    const chosen = elegirCommit(commits, punto.antesDe);
    if (chosen === null) throw falloAnalisis(cut ? 'punto-sin-leer' : 'sin-commit-antes');
    return chosen;
  }
  const wanted = 'etiqueta' in punto ? await commitOfTag(history, punto.etiqueta) : punto.commit;
  if (wanted === null) throw falloAnalisis('etiqueta-inexistente');
  const [found, another] = commits.filter(({ commit }) => commit.startsWith(wanted));
  if (another) throw falloAnalisis('commit-ambiguo');
  if (found) return found;
  if (await history.has(wanted)) throw falloAnalisis('fuera-de-la-linea');
  if (cut) throw falloAnalisis('punto-sin-leer');
  throw falloAnalisis('etiqueta' in punto ? 'fuera-de-la-linea' : 'commit-inexistente');
}

async function commitOfTag(history: FetchedHistory, name: string): Promise<string | null> {
  for (const [commit, names] of await history.tags()) if (names.includes(name)) return commit;
  return null;
}

/** Fetches all contents of a commit in one request; a tree beyond the limits is refused before. */
async function fetchTexts(
  history: FetchedHistory,
  commit: string,
  { limites, admiteSinCodigo }: Request,
): Promise<void> {
  const tree = await history.names(commit, limites.archivos);
  requireTree(tree, limites, admiteSinCodigo);
  const blobs = tree.entries.filter(({ mode }) => mode !== '160000').map(({ blob }) => blob);
  await history.fetchBlobs([...new Set(blobs)]);
}
