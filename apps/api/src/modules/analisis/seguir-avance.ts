import { setTimeout as sleep } from 'node:timers/promises';

import { DomainError } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

/** Intervals of reading the state and of a sign of life; the page gives up after 15 s without one. */
const pausaMs = 300;
const latidoMs = 5_000;
/** Length of a stream; a client that is still connected reconnects with a fresh token. */
const maximoMs = 10 * 60_000;

interface ConProgreso {
  /** Null once the job has ended. */
  readonly progreso: ProgresoAnalisis | null;
}

/**
 * Yields the state of a job at each change, up to the final one; null as a sign of life between changes;
 * 'eliminado' last when the project was deleted. `leer` reads the database, because another process may run the job.
 */
export async function* seguirAvance<T extends ConProgreso>(
  leer: () => Promise<T>,
  signal: AbortSignal,
): AsyncGenerator<T | 'eliminado' | null> {
  let enviado = '';
  let msSinEnviar = 0;
  for (let ms = 0; ms < maximoMs && !signal.aborted; ms += pausaMs) {
    const avance = await avanceSiExiste(leer);
    if (avance === 'eliminado') {
      yield avance;
      return;
    }
    const texto = JSON.stringify(avance);
    if (texto !== enviado) yield avance;
    else if (msSinEnviar >= latidoMs) yield null;
    msSinEnviar = texto === enviado && msSinEnviar < latidoMs ? msSinEnviar + pausaMs : 0;
    enviado = texto;
    if (avance.progreso === null) return;
    await sleep(pausaMs, undefined, { signal }).catch(() => undefined);
  }
}

async function avanceSiExiste<T>(leer: () => Promise<T>): Promise<T | 'eliminado'> {
  try {
    return await leer();
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return 'eliminado';
    throw error;
  }
}
