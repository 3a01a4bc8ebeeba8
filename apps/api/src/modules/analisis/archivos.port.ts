import type { Hallazgo } from '@mantenible/domain/analisis';

import type { TextoSellado } from './analisis.port.ts';

export interface ArchivoLeido {
  readonly ruta: string;
  readonly medidas: Readonly<Record<string, number>>;
  readonly incidencias: readonly Hallazgo[];
}

/** The files of the newest finished analysis of a project's key, as they were kept. */
export interface ArchivosRepository {
  /** Null without a finished analysis. */
  medidas(clave: string): Promise<ArchivoLeido['medidas'] | null>;
  /** By path. */
  archivos(clave: string): Promise<readonly Pick<ArchivoLeido, 'ruta' | 'medidas'>[]>;
  /** Of the files that have any, by path. */
  incidencias(clave: string): Promise<readonly Pick<ArchivoLeido, 'ruta' | 'incidencias'>[]>;
  /** Null when it has no such file. */
  texto(clave: string, ruta: string): Promise<(TextoSellado & { readonly id: string }) | null>;
}
