import type { AnalisisHecho } from '@mantenible/domain/escaneo';

/**
 * An analysed project, with its key in the service and the date of its analysis. The query keys of the results contain
 * both, so that those of a newer analysis are read again.
 */
export interface Analizado {
  readonly proyectoId: string;
  readonly clave: string;
  /** ISO 8601. */
  readonly fecha: string;
  /** Repository and commit of the shown source; absent where the scanning service gives none. */
  readonly origen?: OrigenCodigo | null;
}

export interface OrigenCodigo {
  readonly repositorio: string;
  readonly commit: string;
}

/** Sections of the analysis page, in its order and by their names in the address. */
export const secciones = ['medidas', 'propiedades', 'incidencias', 'archivos', 'historial'] as const;
export type Seccion = (typeof secciones)[number];

/** Input of the guide to the repair of an analysed project. */
export interface GuiaProps extends Analizado {
  /** The only section that the page shows; null where it shows all. */
  readonly seccion: Seccion | null;
  /** Finished analyses, the newest first; null where a scanning service keeps the results. */
  readonly terminados: readonly AnalisisHecho[] | null;
}
