import type {
  AnalizadorRepositorios,
  LimitesAnalisis,
  PeticionAnalisis,
  ResultadoAnalisis,
} from '@mantenible/domain/analisis';
import { contar } from '@mantenible/wording/contar';

import type { AnalyserOptions } from './analyser-options.ts';
import { analyseSources } from './pipeline/analyse-sources.ts';
import { startWorkers } from './workers/analysis-workers.ts';
import { connect } from './repository/remote/connect.ts';
import { countChanges } from './count-changes.ts';
import { download } from './pipeline/download.ts';
import { falloAnalisis } from './failures.ts';
import { analysePast } from './past/analyse-past.ts';
import { sweepFolders } from './repository/git/temporary-folder.ts';
import { inBatches, readKnownParts } from './pipeline/parts.ts';
import { appliedScope } from './pipeline/scope.ts';
import { withStopped } from './pipeline/selection.ts';

/** Analyses repositories, each in a temporary folder that is removed afterwards. */
export function createAnalizadorRepositorios(options: AnalyserOptions): AnalizadorRepositorios {
  return {
    analizar: (request) =>
      withinTimeLimit(request, 'El análisis', (signal) => analizar(options, { ...request, signal })),
    pasado: (request) =>
      withinTimeLimit(request, 'El análisis', (signal) => analysePast(options, { ...request, signal })),
    contarCambios: (request) =>
      withinTimeLimit(request, 'La lectura de la historia', (signal) =>
        countChanges(options, { ...request, signal }),
      ),
    punta: async (request) => {
      const { rama, commit } = await connect(options, request);
      return { rama, commit };
    },
    barrer: () => sweepFolders(options.carpeta),
  };
}

interface TimedRequest {
  readonly signal: AbortSignal;
  readonly limites: Pick<LimitesAnalisis, 'segundos'>;
}

/** Runs work within the time limit of an analysis; `subject` is the work's name in the message of the refusal. */
async function withinTimeLimit<T>(
  { signal, limites }: TimedRequest,
  subject: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(limites.segundos * 1000);
  try {
    return await work(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (signal.aborted) throw falloAnalisis('analisis-cancelado');
    if (!timeout.aborted) throw error;
    const maximo = contar(limites.segundos, 'segundo', 'segundos');
    throw falloAnalisis('tiempo-agotado', `${subject} superó el tiempo máximo (${maximo}) y se detuvo.`);
  }
}

async function analizar(options: AnalyserOptions, request: PeticionAnalisis): Promise<ResultadoAnalisis> {
  const { limites, signal, conocidos, alProgresar, alMedir } = request;
  alProgresar({ fase: 'conectando', hechos: 0, total: 0 });
  const origin = await connect(options, request);
  const { worker, warmPool, priority } = options;
  // The workers load while git downloads.
  const workers = warmPool?.take(signal) ?? startWorkers({ worker, limites, signal, priority });
  try {
    const { sources, context, companions, scope, files, attributes, omitidos, ...rest } = await download(
      { folder: options.carpeta, ...(options.log && { log: options.log }) },
      request,
      origin,
    );
    const { medidas, archivos, detenidos, sinLeer } = await analyseSources({
      limites,
      sources,
      context,
      companions,
      decisor: scope.decisor,
      workers,
      known: (blobs) => readKnownParts(conocidos, blobs, limites),
      ...(alMedir && { onMeasures: alMedir }),
      onProgress: (hechos, total) => {
        alProgresar({ fase: 'analizando', hechos, total });
      },
    });
    const lotes = inBatches(archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1)));
    return {
      ...rest,
      omitidos: withStopped(omitidos, detenidos),
      rama: origin.rama,
      ambito: appliedScope({ scope, files, attributes }, { archivos, detenidos, sinLeer }),
      medidas,
      total: archivos.length,
      lotes,
      soltar: () => undefined,
    };
  } finally {
    workers.close();
  }
}
