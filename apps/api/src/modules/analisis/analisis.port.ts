import type {
  AnalisisHecho,
  EstadoAnalisis,
  NoAnalizado,
  MedidasSinIncidencias,
  ProgresoAnalisis,
} from '@mantenible/domain/escaneo';

import type { Admission, NewRun } from '../../jobs/job.port.ts';

/** Analyses of a project beside the scanner's own state. */
export interface Situacion {
  /** Progress of the open analysis, and its first measures once it has them; null without one. */
  readonly progreso: ProgresoAnalisis | null;
  readonly medidas: MedidasSinIncidencias | null;
  /** Commit of the newest finished analysis. */
  readonly commit: string | null;
  readonly enlace: string | null;
  /** Analyses before the open one in the queue; null unless it waits for its turn. */
  readonly delante: number | null;
}

/** State and history of analyses, as the routes show them. */
export interface AnalisisRepository {
  /** Null when no analysis was ever started. */
  estado(clave: string): Promise<Omit<EstadoAnalisis, 'iniciable'> | null>;
  /** Languages and files that the newest finished analysis left out. */
  noAnalizado(proyectoId: string): Promise<NoAnalizado>;
  /** Newest first. */
  historia(proyectoId: string, maximo: number): Promise<readonly AnalisisHecho[]>;
}

/** The queued or active analysis of a project: its row and its job, which change in one transaction. */
export interface AnalisisAbiertoRepository {
  /**
   * Stores a new analysis, queues its job and counts it for its person; refused while the project or the person has a
   * job of any kind open. Keeps the project's newest analyses (`maximoHistoria` with the new one) and its newest
   * finished one, however old it is.
   */
  abrir(nuevo: NewRun): Promise<Admission>;
  situacion(proyectoId: string): Promise<Situacion>;
  /** Ends the analysis at once; its worker loses its claim and stops. */
  cancelar(proyectoId: string, now: Date): Promise<void>;
}
