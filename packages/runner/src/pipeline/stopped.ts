import type { FileAnalysis } from '@mantenible/analyser';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';

/**
 * A file's analysis as it is stored. `stopped` is set for a file that killed its worker: the limits under which it did, so
 * that it is tried again only under others.
 */
export interface StoredPart extends FileAnalysis {
  readonly stopped?: string;
}

/** The limits of a worker that decide whether a file kills it, as text. */
export const stoppedUnder = ({
  memoriaMb,
  segundosPorLote,
}: Pick<LimitesAnalisis, 'memoriaMb' | 'segundosPorLote'>): string => `${memoriaMb} MB, ${segundosPorLote} s`;
