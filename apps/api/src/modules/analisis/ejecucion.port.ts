import type { AnalisisAbiertoRepository, AnalisisRepository, Obreros } from './analisis.port.ts';
import type { PasadoRepository } from './pasado/pasado.port.ts';

/** Starts and follows analyses by the embedded scanner; absent where an external service analyses. */
export interface Ejecucion {
  readonly analisis: AnalisisRepository & AnalisisAbiertoRepository;
  readonly pasados: PasadoRepository;
  readonly obreros: Obreros;
  /** Analyses that a person may start within an hour, pasts included. */
  readonly porHora: number;
}
