import type { FileAnalysis, Finding, Measures, SourceFile } from '@mantenible/analyser';

/**
 * Where a child says it: nothing else writes there, and unlike its output Node never makes it non-blocking, so that a
 * child waits for a server that is slow to listen.
 */
export const descriptorAvisos = 3;

/** A file's part without what only rules or only duplication look at. */
export type ParteComparable = Omit<FileAnalysis, 'findings' | 'noSonarLines'>;
export type ParteOida = Pick<FileAnalysis, 'path' | 'findings' | 'noSonarLines'>;

/** What a child is asked, one thing at a time. */
export type Encargo =
  | { readonly tipo: 'medir'; readonly archivos: readonly SourceFile[] }
  | {
      readonly tipo: 'reglas';
      readonly archivos: readonly SourceFile[];
      readonly partes: readonly ParteOida[];
    }
  /** Load what rules for scripts need. */
  | { readonly tipo: 'preparar' }
  | { readonly tipo: 'unir'; readonly partes: readonly ParteComparable[] };

/** What it says meanwhile and at the end. */
export type Aviso =
  | { readonly tipo: 'listo' }
  /** The file that it begins with: the last one named is what killed it. */
  | { readonly tipo: 'empieza'; readonly ruta: string }
  | { readonly tipo: 'parte'; readonly parte: FileAnalysis | null }
  | { readonly tipo: 'hallazgos'; readonly porRuta: readonly (readonly [string, readonly Finding[]])[] }
  | { readonly tipo: 'medidas'; readonly medidas: Measures; readonly archivos: readonly MedidasDeArchivo[] };

export interface MedidasDeArchivo {
  readonly path: string;
  readonly measures: Measures;
}
