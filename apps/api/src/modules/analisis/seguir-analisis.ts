import { setTimeout as sleep } from 'node:timers/promises';

import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';

import { leerAvance, type AvanceAnalisis, type DepsEstado } from './leer-estado.ts';

/** Intervals of reading the state and of a sign of life; the page gives up after 15 s without one. */
const pausaMs = 300;
const latidoMs = 5_000;
/** Length of a stream; a client that is still connected reconnects with a fresh token. */
const maximoMs = 10 * 60_000;

/**
 * Yields the state of an analysis at each change, up to the final one; null as a sign of life between changes;
 * 'eliminado' last when the project was deleted. Reads the database, because another process may run the analysis.
 */
export async function* seguirAnalisis(
  deps: DepsEstado,
  persona: Persona,
  proyectoId: string,
  signal: AbortSignal,
): AsyncGenerator<AvanceAnalisis | 'eliminado' | null> {
  let enviado = '';
  let msSinEnviar = 0;
  for (let ms = 0; ms < maximoMs && !signal.aborted; ms += pausaMs) {
    const avance = await avanceSiExiste(deps, persona, proyectoId);
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

async function avanceSiExiste(
  deps: DepsEstado,
  persona: Persona,
  proyectoId: string,
): Promise<AvanceAnalisis | 'eliminado'> {
  try {
    return await leerAvance(deps, persona, proyectoId);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return 'eliminado';
    throw error;
  }
}
