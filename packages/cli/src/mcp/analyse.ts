import { limitesPorDefecto } from '@mantenible/runner';

import { analysePath, findFolder, type Analyser, type CarpetaAnalizada } from '../analysis/analyse.ts';
import { reportOf, type Informe } from '../analysis/report.ts';

/** An analysis that tools answer from. */
export interface Leida {
  readonly carpeta: CarpetaAnalizada;
  readonly informe: Informe;
  /** When the folder was read, in ISO 8601. */
  readonly fecha: string;
}

/** Analyses a folder; `shown` is its path as the client wrote it. */
export async function analyse(
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
