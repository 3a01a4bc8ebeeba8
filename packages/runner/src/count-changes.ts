import type { CambiosDeRutas, PeticionCambios } from '@mantenible/domain/analisis';

import { countInHistory, historyDepth } from './count-in-history.ts';
import { falloAnalisis } from './failures.ts';
import type { ReferenceOptions } from './repository/remote/index.ts';
import { connect } from './repository/remote/connect.ts';
import { withHistory } from './repository/git/history/index.ts';

interface Options extends ReferenceOptions {
  /** Folder of temporary clones. */
  readonly carpeta: string;
  readonly log?: (text: string) => void;
}

/**
 * Counts how often each file changed in the time window before the analysed commit. From hosts that serve partial clones it
 * fetches one blob at most, the list of commits that do not count.
 */
export async function countChanges(options: Options, request: PeticionCambios): Promise<CambiosDeRutas> {
  const { token, signal, limites, commit, rutas } = request;
  const origin = await connect(options, request);
  const limits = { packBytes: limites.packBytes, depth: historyDepth, blobs: 1 };
  return withHistory(
    { folder: options.carpeta, ...(options.log && { log: options.log }) },
    { token, signal, limits },
    origin,
    async (history) => {
      if (!(await history.has(commit))) throw falloAnalisis('historia-reescrita');
      return countInHistory(history, { commits: await history.firstParents(commit, historyDepth), rutas });
    },
  );
}
