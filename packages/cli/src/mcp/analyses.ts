import { Refusal } from '../refusal.ts';
import type { Leida } from './analyse.ts';
import { folderWithin } from './folder-within.ts';

interface Held {
  readonly folder: string;
  readonly result: Promise<Leida>;
}

/**
 * Analyses of a session: the newest one is kept, and one runs at a time, whatever a client asks for. `fresh` reads the folder
 * as it is from then on; another tool answers from the kept analysis of the same folder.
 */
export function createAnalyses(root: string, analyse: (folder: string, shown: string) => Promise<Leida>) {
  let kept: Held | null = null;
  let running: Held | null = null;
  const start = (folder: string, shown: string): Promise<Leida> => {
    const held: Held = { folder, result: analyse(folder, shown) };
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
      const before = running;
      const folder = await folderWithin(root, ruta);
      if (!fresh && running?.folder === folder) return running.result;
      // It may have read files that changed since; one that another call started meanwhile has not.
      if (before?.folder === folder) await before.result.catch(() => undefined);
      if (running?.folder === folder) return running.result;
      if (!fresh && kept?.folder === folder) return kept.result;
      if (running !== null)
        throw new Refusal('Ya hay un análisis de otra carpeta en marcha: espere a que termine y repita.');
      return start(folder, ruta);
    },
  };
}

export type Analyses = ReturnType<typeof createAnalyses>;
