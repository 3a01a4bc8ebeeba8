import type {
  AnalizadorRepositorios,
  PeticionAnalisis,
  ResultadoAnalisis,
} from '@mantenible/domain/analisis';
import { contar } from '@mantenible/wording/contar';

import type { ReferenceOptions } from './repository/remote/index.ts';
import { analyseSources, startWorkers } from './pipeline/analyse-sources.ts';
import { connect } from './repository/remote/connect.ts';
import { download } from './pipeline/download.ts';
import { falloAnalisis } from './failures.ts';
import { sweepFolders } from './repository/git/temporary-folder.ts';
import { inBatches, readKnownParts } from './pipeline/parts.ts';
import type { WarmPool } from './workers/warm-pool.ts';

export interface AnalyserOptions extends ReferenceOptions {
  /** Folder of temporary clones; nothing else may stand in it, for it is swept. */
  readonly carpeta: string;
  /** Program of the workers: `workers/worker-main.ts`, or the built one. */
  readonly worker: string;
  /** Takes git's error output, in English and without the token. */
  readonly log?: (text: string) => void;
  /** Source of the workers, which have its limits; without it workers start with each analysis. */
  readonly warmPool?: Pick<WarmPool, 'take'>;
}

/** Analyses repositories, each in a temporary folder that is removed afterwards. */
export function createAnalizadorRepositorios(options: AnalyserOptions): AnalizadorRepositorios {
  return {
    analizar: async (request) => {
      const timeout = AbortSignal.timeout(request.limites.segundos * 1000);
      const signal = AbortSignal.any([request.signal, timeout]);
      try {
        return await analizar(options, { ...request, signal });
      } catch (error) {
        if (request.signal.aborted) throw falloAnalisis('analisis-cancelado');
        if (timeout.aborted) throw falloAnalisis('tiempo-agotado', tiempoAgotado(request));
        throw error;
      }
    },
    punta: async (request) => {
      const { rama, commit } = await connect(options, request);
      return { rama, commit };
    },
    barrer: () => sweepFolders(options.carpeta),
  };
}

const tiempoAgotado = ({ limites }: PeticionAnalisis): string =>
  `El análisis superó el tiempo máximo (${contar(limites.segundos, 'segundo', 'segundos')}) y se detuvo.`;

async function analizar(options: AnalyserOptions, request: PeticionAnalisis): Promise<ResultadoAnalisis> {
  const { limites, signal, conocidos, alProgresar, alMedir } = request;
  alProgresar({ fase: 'conectando', hechos: 0, total: 0 });
  const origin = await connect(options, request);
  const { worker, warmPool } = options;
  // They load while git downloads.
  const workers = warmPool?.take(signal) ?? startWorkers({ worker, limites, signal });
  try {
    const { sources, settings, ...rest } = await download(
      { folder: options.carpeta, ...(options.log && { log: options.log }) },
      request,
      origin,
    );
    const { medidas, archivos } = await analyseSources({
      limites,
      sources,
      settings,
      workers,
      known: (blobs) => readKnownParts(conocidos, blobs),
      ...(alMedir && { onMeasures: alMedir }),
      onProgress: (hechos, total) => {
        alProgresar({ fase: 'analizando', hechos, total });
      },
    });
    const lotes = inBatches(archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1)));
    return { ...rest, rama: origin.rama, medidas, total: archivos.length, lotes, soltar: () => undefined };
  } finally {
    workers.close();
  }
}
