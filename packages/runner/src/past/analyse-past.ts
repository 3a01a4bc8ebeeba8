import type { PeticionPasado, ResultadoPasado } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';

import type { AnalyserOptions } from '../analyser-options.ts';
import { startWorkers } from '../workers/analysis-workers.ts';
import { withHistory, type FetchedHistory } from '../repository/git/history/index.ts';
import { connect, type Origin } from '../repository/remote/connect.ts';
import { analyseCommits } from './analyse-commits.ts';
import { readPast, type PastSources } from './read-past.ts';

/** Numbers of generations of commits to fetch: the next number is tried when the commits exceed the limit of the pack. */
const depths = [10_000, 1000, 100];

/**
 * Analyses commits of a branch's history in a temporary folder, which is removed afterwards (requisito: past-limits).
 */
export async function analysePast(
  options: AnalyserOptions,
  request: PeticionPasado,
): Promise<ResultadoPasado> {
  const { limites, signal, conocidos, alProgresar } = request;
  alProgresar({ fase: 'conectando', hechos: 0, total: 0 });
  const origin = await connect(options, request);
  const { worker, warmPool, priority } = options;
  // The workers load while git downloads.
  const workers = warmPool?.take(signal) ?? startWorkers({ worker, limites, signal, priority });
  try {
    const { commits, avisos, scope } = await fetchPast(options, request, origin);
    const medidos = await analyseCommits({
      limites,
      commits,
      decisor: scope.decisor,
      workers,
      conocidos,
      onProgress: (hechos, total) => {
        alProgresar({ fase: 'analizando', hechos, total });
      },
    });
    const { origen, ambito } = scope;
    return { rama: origin.rama, alcance: { origen, ambito }, avisos, commits: medidos.toReversed() };
  } finally {
    workers.close();
  }
}

/** Clones the history as deep as the limit of the pack permits, and reads the chosen commits. */
async function fetchPast(
  options: AnalyserOptions,
  request: PeticionPasado,
  origin: Origin,
  [depth = 1, ...smaller] = depths,
): Promise<PastSources> {
  const progress = { fetched: false };
  const read = (history: FetchedHistory): Promise<PastSources> => {
    progress.fetched = true;
    return readPast(history, { ...request, rama: origin.rama, depth, now: Date.now() });
  };
  try {
    return await withHistory(
      { folder: options.carpeta, ...(options.log && { log: options.log }) },
      { ...request, limits: historyLimitsOf(request, depth), onProgress: reportDownload(request) },
      origin,
      read,
    );
  } catch (error) {
    const tooLarge = error instanceof DomainError && error.codigo === 'repositorio-demasiado-grande';
    if (progress.fetched || !tooLarge || smaller.length === 0) throw error;
    return fetchPast(options, request, origin, smaller);
  }
}

/** One generation more than is looked through shows whether the branch has more. */
const historyLimitsOf = ({ limites: { packBytes, archivos } }: PeticionPasado, depth: number) => ({
  packBytes,
  depth: depth + 1,
  blobs: archivos,
});

/** Returns a function that reports git's progress to the caller. */
const reportDownload =
  ({ alProgresar }: PeticionPasado) =>
  (hechos: number, total: number): void => {
    alProgresar({ fase: 'descargando', hechos, total });
  };
