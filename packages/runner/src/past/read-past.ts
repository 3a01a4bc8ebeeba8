import { archivoDePropiedades, type Ambito } from '@mantenible/domain/ambito';
import type { PeticionPasado } from '@mantenible/domain/analisis';
import { elegirCommits, type AvisoPasado, type CommitDeRama } from '@mantenible/domain/pasado';
import { contar } from '@mantenible/wording/contar';

import { falloAnalisis } from '../failures.ts';
import type { FetchedHistory } from '../repository/git/history/index.ts';
import { maxPropertiesBytes, scopeOf, type Scope } from '../pipeline/scope.ts';
import { requireCode } from '../pipeline/read-sources.ts';
import { readTrees, type CommitTree } from './chosen-trees.ts';
import { fetchWithinLimit } from './fetch-within-limit.ts';
import { readTexts, type CommitSources } from './read-texts.ts';

export interface PastSources {
  /** The newest first. */
  readonly commits: readonly CommitSources[];
  readonly avisos: readonly AvisoPasado[];
  readonly scope: Scope;
}

export type PastRequest = Pick<PeticionPasado, 'limites' | 'alProgresar' | 'anterior' | 'ambito'> & {
  readonly rama: string;
  /** Generations of commits that are looked through; one more was fetched. */
  readonly depth: number;
  readonly now: number;
};

/** Chooses commits of a fetched branch and reads their texts within the limits. */
export async function readPast(history: FetchedHistory, request: PastRequest): Promise<PastSources> {
  const { limites, alProgresar, rama, depth } = request;
  const reached = await firstParents(history, rama, depth + 1);
  const branch = reached.slice(0, depth);
  if (branch.length === 1) throw falloAnalisis('un-solo-commit');
  const etiquetados = new Set((await history.tags()).keys());
  const chosen = elegirCommits({ commits: branch, etiquetados, now: request.now }).toReversed();
  const trees = await readTrees(history, chosen, limites);
  alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
  const fetched = await fetchWithinLimit(history, trees);
  const scope = await scopeOfHead(history, fetched, request.ambito);
  const {
    decisor,
    ambito: { codificacion },
  } = scope;
  const read = await readTexts(history, fetched, { ...limites, decisor, codificacion }, (hechos, total) => {
    alProgresar({ fase: 'leyendo', hechos, total });
  });
  if (read.length === 0) throw tooLarge(request);
  if (read[0]) requireCode(read[0].sources, read[0].narrowed);
  const commits = read.filter(({ sources }) => sources.some(({ isTest = false }) => !isTest));
  return { commits, avisos: avisosDe(history, request, { reached, branch, chosen, read, commits }), scope };
}

/** The scope of all commits: the project's own, else that of the newest commit, so that their figures compare. */
async function scopeOfHead(
  history: Pick<FetchedHistory, 'sizes' | 'read'>,
  [head]: readonly CommitTree[],
  ambito: Ambito | null,
): Promise<Scope> {
  const file = head?.files.find(({ path }) => path === archivoDePropiedades);
  if (ambito || !file) return scopeOf(ambito, null);
  const size = (await history.sizes([file.blob])).get(file.blob) ?? null;
  if (size === null || size > maxPropertiesBytes) return scopeOf(null, { content: null });
  const chunks: Buffer[] = [];
  await history.read([file.blob], (given) => {
    if (given) chunks.push(Buffer.from(given));
  });
  return scopeOf(null, { content: Buffer.concat(chunks) });
}

async function firstParents(
  history: FetchedHistory,
  rama: string,
  depth: number,
): Promise<readonly CommitDeRama[]> {
  const head = await history.commit(rama);
  const commits = await history.firstParents(head, depth);
  return commits.map(({ id, seconds }) => ({ commit: id, fecha: seconds * 1000 }));
}

/** Commits at each step of `readPast`: reached, looked through, chosen, read within the limits, and with code. */
interface CommitsByStep {
  readonly reached: readonly CommitDeRama[];
  readonly branch: readonly CommitDeRama[];
  readonly chosen: readonly CommitDeRama[];
  readonly read: readonly CommitSources[];
  readonly commits: readonly CommitSources[];
}

/** The notices of a past, such as commits that were left out, for the page. */
function avisosDe(
  { partial }: FetchedHistory,
  { anterior }: PastRequest,
  { reached, branch, chosen, read, commits }: CommitsByStep,
): readonly AvisoPasado[] {
  const beyondReach = reached.length > branch.length;
  const rewritten = anterior !== null && !beyondReach && !branch.some(({ commit }) => commit === anterior);
  const leftOut = chosen.length - read.length;
  const withoutCode = read.length - commits.length;
  return [
    ...(rewritten ? [{ aviso: 'reescrita', commits: 0 } as const] : []),
    ...(leftOut > 0 ? [{ aviso: 'fuera-de-limites', commits: leftOut } as const] : []),
    ...(withoutCode > 0 ? [{ aviso: 'sin-codigo', commits: withoutCode } as const] : []),
    ...(beyondReach ? [{ aviso: 'alcance', commits: branch.length } as const] : []),
    ...(partial ? [] : [{ aviso: 'sin-clon-parcial', commits: 0 } as const]),
  ];
}

/** The refusal of a repository whose newest commit alone exceeds the limits. */
function tooLarge({ limites }: PastRequest): Error {
  return falloAnalisis(
    'repositorio-demasiado-grande',
    `El repositorio es demasiado grande para analizar su historia: se admiten ${contar(limites.lineas, 'línea', 'líneas')} de código.`,
  );
}
