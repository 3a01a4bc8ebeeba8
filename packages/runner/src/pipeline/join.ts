import type { FileAnalysis, Measures } from '@mantenible/analyser';

import { falloAnalisis } from '../failures.ts';
import type { Equipo } from '../workers/worker-pool.ts';
import { HijoCaido } from '../workers/worker.ts';
import type { MedidasDeArchivo } from '../workers/messages.ts';

export interface MedidasUnidas {
  readonly medidas: Measures;
  readonly archivos: readonly MedidasDeArchivo[];
}

/** Measures of the whole: what files have in common, and their sums. */
export async function unir(equipo: Equipo, partes: readonly FileAnalysis[]): Promise<MedidasUnidas> {
  const comparables = partes.map(({ path, language, parsable, counts, tokenLines }) => ({
    path,
    language,
    parsable,
    counts,
    tokenLines,
  }));
  let unidas: MedidasUnidas = { medidas: {}, archivos: [] };
  try {
    await equipo.prestar((hijo) =>
      hijo.encargar({ tipo: 'unir', partes: comparables }, (aviso) => {
        if (aviso.tipo === 'medidas') unidas = { medidas: aviso.medidas, archivos: aviso.archivos };
      }),
    );
  } catch (error) {
    // There is no file to leave out: the whole is too much.
    throw error instanceof HijoCaido
      ? falloAnalisis(error.enMemoria ? 'memoria-agotada' : 'tiempo-agotado')
      : error;
  }
  return unidas;
}
