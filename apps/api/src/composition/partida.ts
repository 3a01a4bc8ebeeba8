import type { Db } from '@mantenible/db';

import type { Job } from '../jobs/job.port.ts';
import { crearRecolectorDetalle } from '../modules/analisis/detalle/recolector-detalle.ts';
import {
  calcularPartida,
  interrumpida,
  type DepsCalcularPartida,
} from '../modules/partida/calcular-partida.ts';
import { createPartidaRepository } from '../modules/partida/partida.repository.ts';

interface Parts extends Omit<DepsCalcularPartida, 'partidas' | 'recolector'> {
  readonly db: Db;
}

/** Analyses the starting points of projects, each within the job of the analysis that was published before. */
export interface CalculoDePartida {
  /** Analyses that of a project where its result is missing or old; never rejects. */
  calcular(trabajo: Job): Promise<void>;
  /** Fails the computations that a process which died left unfinished. */
  interrumpir(): Promise<void>;
  /** Aborts the computations in progress. */
  cerrar(): void;
}

export function createCalculoDePartida({ db, ...deps }: Parts): CalculoDePartida {
  const partidas = createPartidaRepository(db);
  const parada = new AbortController();
  return {
    calcular: (trabajo) =>
      calcularPartida({ ...deps, partidas, recolector: crearRecolectorDetalle }, trabajo, parada.signal),
    interrumpir: () => partidas.interrumpir(interrumpida),
    cerrar: () => {
      parada.abort();
    },
  };
}
