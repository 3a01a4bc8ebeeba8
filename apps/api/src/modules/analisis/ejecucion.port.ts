import type { Workers } from '../../jobs/job.port.ts';
import type { EjecucionPasadoRepository } from '../pasado/pasado.port.ts';
import type { AnalisisAbiertoRepository, AnalisisRepository } from './analisis.port.ts';

/** Starts and follows analyses by the embedded scanner; absent where an external service analyses. */
export interface Ejecucion {
  /** Times since a time at which a person started jobs. */
  readonly turns: (idPersona: string, since: Date) => Promise<readonly Date[]>;
  readonly analisis: AnalisisRepository & AnalisisAbiertoRepository;
  readonly pasados: EjecucionPasadoRepository;
  readonly workers: Workers;
  /** Analyses that a person may start within an hour, pasts included. */
  readonly perHour: number;
}
