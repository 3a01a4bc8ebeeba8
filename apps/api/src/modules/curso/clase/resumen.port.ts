import type { Procedencia } from '@mantenible/domain/comparacion';
import type { PlanPrueba, RespuestaPregunta } from '@mantenible/domain/respuesta';

import type { ProyectoConTamano } from '../../comun/tandas-de-proyectos.ts';

/** A project of a course with what its newest finished analysis found. */
export interface ProyectoDelResumen {
  readonly _id: string;
  readonly enlace: string;
  readonly rama: string;
  readonly analisis:
    | (Pick<Procedencia, 'enlace' | 'rama'> & {
        readonly grado: number | null;
        /** Findings by rule; null for an analysis of an earlier version of the product, and for those of a service. */
        readonly reglas: Readonly<Record<string, number>> | null;
      })
    | null;
}

interface PruebaDelResumen {
  readonly plan: PlanPrueba;
  readonly respuestas: readonly RespuestaPregunta[];
}

/** Each method is one statement. */
export interface ResumenRepository {
  proyectos(cursoId: string): Promise<readonly ProyectoDelResumen[]>;
  /** Those of these projects that have tests. */
  tamanos(proyectos: readonly string[]): Promise<readonly ProyectoConTamano[]>;
  /**
   * By project, the newest test of each scope, the newest first. Very large ones are left out, and those of a project that has too many
   * bytes; `grandes` counts them.
   */
  pruebas(proyectos: readonly string[]): Promise<{
    readonly porProyecto: ReadonlyMap<string, readonly PruebaDelResumen[]>;
    readonly grandes: number;
  }>;
}
