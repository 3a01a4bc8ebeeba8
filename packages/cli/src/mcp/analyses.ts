import { Refusal } from '../refusal.ts';
import type { Leida, Place } from './analyse.ts';
import { folderWithin } from './folder-within.ts';

interface Held {
  readonly folder: string;
  readonly alcance: string | null;
  readonly result: Promise<Leida>;
}

/** A request for the folder as it is from then on; `alcance` is the scope that the client gives, null for the folder's own. */
export interface Fresh {
  readonly alcance: string | null;
}

/**
 * Analyses of a session: the newest one is kept, and one runs at a time, whatever a client asks for. `fresh` reads the folder
 * as it is from then on; another tool answers from the kept analysis of the same folder.
 */
export function createAnalyses(
  root: string,
  analyse: (place: Place, alcance: string | null) => Promise<Leida>,
) {
  let kept: Held | null = null;
  let running: Held | null = null;
  const start = (place: Place, alcance: string | null): Promise<Leida> => {
    const held: Held = { folder: place.folder, alcance, result: analyse(place, alcance) };
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
    read: async (ruta: string, fresh: Fresh | null): Promise<Leida> => {
      const before = running;
      const folder = await folderWithin(root, ruta);
      if (fresh === null && running?.folder === folder) return running.result;
      // It may have read files that changed since; one that another call started meanwhile has not.
      if (before?.folder === folder) await before.result.catch(() => undefined);
      const answers = (held: Held | null) =>
        held?.folder === folder && (fresh === null || held.alcance === fresh.alcance);
      if (running !== null && answers(running)) return running.result;
      if (fresh === null && kept !== null && answers(kept)) return kept.result;
      if (running !== null)
        throw new Refusal(
          'Ya hay un análisis de otra carpeta, o con otro alcance, en marcha: espere a que termine y repita.',
        );
      return start({ folder, shown: ruta }, fresh?.alcance ?? null);
    },
  };
}

export type Analyses = ReturnType<typeof createAnalyses>;
