import type { Hallazgo } from '@mantenible/domain/analisis';

import type { TextoSellado } from './analisis.port.ts';

export interface ArchivoLeido {
  readonly ruta: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly Hallazgo[];
}

/** Stored files of the newest finished analysis, by the project's key. */
export interface ArchivosRepository {
  /** Null without a finished analysis. */
  medidas(clave: string): Promise<ArchivoLeido['medidas'] | null>;
  /** Ordered by path. */
  archivos(clave: string): Promise<readonly Pick<ArchivoLeido, 'ruta' | 'medidas'>[]>;
  /** Files with findings, ordered by path. */
  incidencias(clave: string): Promise<readonly Pick<ArchivoLeido, 'ruta' | 'incidencias'>[]>;
  /** Null when the analysis has no such file. */
  texto(clave: string, ruta: string): Promise<(TextoSellado & { readonly id: string }) | null>;
}
