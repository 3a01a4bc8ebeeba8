import type { AnalisisAbiertoRepository, AnalisisRepository, Obreros } from './analisis.port.ts';

/** What starts and follows analyses of our own; where a service makes them there is none. */
export interface Ejecucion {
  readonly analisis: AnalisisRepository & AnalisisAbiertoRepository;
  readonly obreros: Obreros;
  /** Analyses that a person may start within an hour. */
  readonly porHora: number;
}
