import type { FileAnalysis, SourceFile } from '@mantenible/analyser';
import { languageKeyOf } from '@mantenible/analyser/selection';

import type { Equipo } from './worker-pool.ts';
import { HijoCaido } from './worker.ts';

/** What is left to say of a file that killed its child: that it is there, and how long it is. */
export function noAnalizable({ path, text }: SourceFile): FileAnalysis {
  const lines = text.split(/\r\n|\n|\r/).length;
  return {
    path,
    language: languageKeyOf(path) ?? '',
    parsable: false,
    counts: { lines, files: 1 },
    tokenLines: [],
    noSonarLines: [],
    findings: [],
  };
}

/** Measures a batch; a file that its child dies of is not analysable, and the next child goes on behind it. */
export async function medirLote(
  equipo: Equipo,
  lote: readonly SourceFile[],
  alMedir: (parte: FileAnalysis) => void,
): Promise<void> {
  for (let hechos = 0; hechos < lote.length;) {
    const empezados: string[] = [];
    try {
      await equipo.prestar((hijo) =>
        hijo.encargar({ tipo: 'medir', archivos: lote.slice(hechos) }, (aviso) => {
          if (aviso.tipo === 'empieza') empezados.push(aviso.ruta);
          if (aviso.tipo !== 'parte') return;
          hechos += 1;
          if (aviso.parte) alMedir(aviso.parte);
        }),
      );
    } catch (error) {
      const culpable = lote[hechos];
      if (!(error instanceof HijoCaido) || !culpable || empezados.at(-1) !== culpable.path) throw error;
      hechos += 1;
      alMedir(noAnalizable(culpable));
    }
  }
}
