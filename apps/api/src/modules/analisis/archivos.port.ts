import type { IncidenciaHallada } from '@mantenible/domain/analisis';

import type { TextoSellado } from './textos.port.ts';

export interface ArchivoLeido {
  readonly ruta: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly IncidenciaHallada[];
}

/** Stored files of the newest finished analysis, by the project's key. */
export interface ArchivosRepository {
  /** Null without a finished analysis. */
  medidas(clave: string): Promise<ArchivoLeido['medidas'] | null>;
  /** Number of files. */
  cuantos(clave: string): Promise<number>;
  /** Ordered by path, in parts that are each one short statement: the caller stops when its answer is full. */
  archivos(clave: string): AsyncIterable<readonly Pick<ArchivoLeido, 'ruta' | 'medidas'>[]>;
  /** Files with findings, ordered by path, in such parts. */
  incidencias(clave: string): AsyncIterable<readonly Pick<ArchivoLeido, 'ruta' | 'incidencias'>[]>;
  /** Null when the analysis has no such file. */
  texto(clave: string, ruta: string): Promise<(TextoSellado & { readonly id: string }) | null>;
}
