import type { Pertenencia } from '@mantenible/domain/acceso';
import type { CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import type { AnalisisMedido } from '@mantenible/domain/medicion';

/** Owner of a project, and the figures of one of its analyses; null without any, and for one of other code. */
export interface MedidoDelProyecto extends Pertenencia {
  readonly repositorio: string;
  readonly medido: AnalisisMedido | null;
  /** What of that analysis differs from the project today. */
  readonly cambios: readonly CambioEntreAnalisis[];
}

/** A file that an analysis read, with the number of its lines; null where they were not counted. */
export interface ArchivoMedido {
  readonly ruta: string;
  readonly lineas: number | null;
}

/** Figures of finished analyses, or those kept of a scanning service. Each method is one statement. */
export interface MedicionRepository {
  /**
   * Null for an unknown project.
   * @param analisis the analysis, or null for the newest one
   */
  leer(proyectoId: string, analisis: string | null): Promise<MedidoDelProyecto | null>;
  /** Files of an analysis that are kept, by path; paths beyond 4 MB are left out. */
  archivos(analisis: string): Promise<readonly ArchivoMedido[]>;
}
