import type { EstadoAnalisis } from './escaneo.port.ts';
import type { ProgresoAnalisis } from './progreso.ts';

/** Where one run of the embedded analyser stands; one that waits for its turn is under way too. */
export const estadosEjecucion = ['en-curso', 'listo', 'fallido', 'cancelado'] as const;

/** One analysis of the past, or the one under way. */
export interface AnalisisHecho {
  readonly id: string;
  /** When it was started, ISO 8601. */
  readonly fecha: string;
  /** Null where the repository was never reached. */
  readonly commit: string | null;
  readonly rama: string;
  /** Null while it waits or runs. */
  readonly duracionMs: number | null;
  /** Degree of maintainability in percent; null when it has none. */
  readonly grado: number | null;
  readonly estado: (typeof estadosEjecucion)[number];
  /** Why it failed, in Spanish. */
  readonly motivo: string | null;
}

/** The state of a project's analysis with what the embedded scanner knows beside; elsewhere that is null and empty. */
export interface SituacionAnalisis extends EstadoAnalisis {
  /** Of the analysis that waits for its turn or runs; null when none does. */
  readonly progreso: ProgresoAnalisis | null;
  /** What the newest finished analysis measured. */
  readonly commit: string | null;
  /** The newest first. */
  readonly historia: readonly AnalisisHecho[];
}
