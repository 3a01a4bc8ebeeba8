import type {
  AnalizadorRepositorios,
  PeticionAnalisis,
  ResultadoAnalisis,
} from '@mantenible/domain/analisis';

import type { AnalyserOptions } from './analyser-options.ts';
import { analyseSources } from './pipeline/analyse-sources.ts';
import { startWorkers } from './workers/analysis-workers.ts';
import { connect } from './repository/remote/connect.ts';
import { countChanges } from './count-changes.ts';
import { download } from './pipeline/download.ts';
import { analysePast } from './past/analyse-past.ts';
import { sweepFolders } from './repository/git/temporary-folder.ts';
import { inBatches, readKnownParts } from './pipeline/parts.ts';
import { appliedScope } from './pipeline/scope.ts';
import { withinTimeLimit } from './pipeline/time-limit.ts';
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
