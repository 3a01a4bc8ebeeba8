import { limitesPorDefecto } from '@mantenible/runner';

import { analysePath, findFolder, type Analyser, type CarpetaAnalizada } from '../analysis/analyse.ts';
import { reportOf, type Informe } from '../analysis/report.ts';
import { Refusal } from '../refusal.ts';
import { folderWithin } from './folder-within.ts';

/** An analysis that tools answer from. */
export interface Leida {
  readonly carpeta: CarpetaAnalizada;
  readonly informe: Informe;
  /** When the folder was read, in ISO 8601. */
  readonly fecha: string;
}

interface Held {
  readonly folder: string;
  readonly result: Promise<Leida>;
}

/**
 * Analyses of a session: the newest one is kept, and one runs at a time, whatever a client asks for. `fresh` reads the folder
 * again; another tool answers from the kept analysis of the same folder.
 */
export function createAnalyses(root: string, analyser: Analyser, signal: AbortSignal) {
  let kept: Held | null = null;
  let running: Held | null = null;
  const start = (folder: string, shown: string): Promise<Leida> => {
    const held: Held = { folder, result: analyse(folder, shown, analyser, signal) };
    running = held;
    held.result.then(
      () => {
        kept = held;
        running = null;
      },
      () => {
        running = null;
      },
    );
    return held.result;
  };
  return {
    read: async (ruta: string, fresh: boolean): Promise<Leida> => {
      const folder = await folderWithin(root, ruta);
      if (running?.folder === folder) return running.result;
      if (!fresh && kept?.folder === folder) return kept.result;
      if (running !== null)
        throw new Refusal('Ya hay un análisis de otra carpeta en marcha: espere a que termine y repita.');
      return start(folder, ruta);
    },
  };
}

export type Analyses = ReturnType<typeof createAnalyses>;

async function analyse(
  folder: string,
  shown: string,
  analyser: Analyser,
  signal: AbortSignal,
): Promise<Leida> {
  const found = await findFolder({ objetivo: folder, rama: null }, { folder, signal });
  const request = { onMeasures: () => undefined, limites: limitesPorDefecto };
  const carpeta = await analysePath(found, request, analyser, signal);
  const informe = reportOf(carpeta, shown, carpeta.workTree?.prefix ?? '', null);
  return { carpeta, informe, fecha: new Date().toISOString() };
}
