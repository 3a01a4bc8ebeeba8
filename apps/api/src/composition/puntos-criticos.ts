import type { Db } from '@mantenible/db';
import type { AnalizadorRepositorios, LimitesAnalisis } from '@mantenible/domain/analisis';
import { inTurn } from '@mantenible/promises/in-turn';

import type { Job } from '../jobs/job.port.ts';
import type { CofreTextos } from '../modules/analisis/textos.port.ts';
import {
  calcularPuntos,
  interrumpido,
  type DepsCalcularPuntos,
} from '../modules/puntos-criticos/calcular-puntos.ts';
import { createPuntosRepository } from '../modules/puntos-criticos/puntos-criticos.repository.ts';

/** Timeout of one computation; it is no part of the analysis's own. */
const segundos = 120;
/** Greatest number of computations that wait in this process. */
const maximoEnEspera = 100;
const demasiados =
  'El servidor tenía demasiados análisis recientes para calcularlos. Analice de nuevo más tarde.';

interface Parts {
  readonly db: Db;
  readonly repositorios: Pick<AnalizadorRepositorios, 'contarCambios'>;
  readonly limites: Pick<LimitesAnalisis, 'packBytes'>;
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly log: DepsCalcularPuntos['log'];
}

/** Computes the hotspots of published analyses one after another; no analysis waits for it. */
export interface CalculoDePuntos {
  /** Queues a published analysis, whose row is stored with it; never rejects. */
  encolar(trabajo: Job): Promise<void>;
  /** Fails the computations that a process which died left unfinished. */
  interrumpir(): Promise<void>;
  /** Aborts the computation in progress and all waiting ones. */
  cerrar(): Promise<void>;
}

export function createCalculoDePuntos(parts: Parts): CalculoDePuntos {
  const { db, repositorios, limites, tokens, log } = parts;
  const puntos = createPuntosRepository(db);
  const turns = inTurn(maximoEnEspera);
  const parada = new AbortController();
  const deps: DepsCalcularPuntos = {
    puntos,
    tokens,
    log,
    contarCambios: (peticion) =>
      repositorios.contarCambios({ ...peticion, limites: { packBytes: limites.packBytes, segundos } }),
  };
  return {
    encolar: async (trabajo) => {
      try {
        if (!turns.run(() => calcularPuntos(deps, trabajo, parada.signal)))
          await puntos.fallar(trabajo.id, demasiados);
      } catch (err) {
        log.error({ err, analisis: trabajo.id }, 'hotspots could not be queued');
      }
    },
    interrumpir: () => puntos.interrumpir(interrumpido),
    cerrar: () => {
      parada.abort();
      return turns.idle();
    },
  };
}
