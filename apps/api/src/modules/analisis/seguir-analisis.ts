import { setTimeout as sleep } from 'node:timers/promises';

import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';

import { leerAvance, type AvanceAnalisis, type DepsEstado } from './leer-estado.ts';

/** How often the state is looked at, and how often the stream says that it is alive: the page gives up after 15 s. */
const pausaMs = 300;
const latidoMs = 5_000;
/** A stream ends after that long: whoever still listens asks anew, with a token that still holds. */
const maximoMs = 10 * 60_000;

/**
 * The state of an analysis whenever it changes, the last one when nothing runs any more; null now and then, where
 * nothing changes, and 'eliminado' at the end where the project has gone. Looks at the database, so that it does not matter which process makes the analysis.
 */
export async function* seguirAnalisis(
  deps: DepsEstado,
  persona: Persona,
  proyectoId: string,
  signal: AbortSignal,
): AsyncGenerator<AvanceAnalisis | 'eliminado' | null> {
  let dicho = '';
  let callado = 0;
  for (let ms = 0; ms < maximoMs && !signal.aborted; ms += pausaMs) {
    const avance = await avanceSiExiste(deps, persona, proyectoId);
    if (avance === 'eliminado') {
      yield avance;
      return;
    }
    const texto = JSON.stringify(avance);
    if (texto !== dicho) yield avance;
    else if (callado >= latidoMs) yield null;
    callado = texto === dicho && callado < latidoMs ? callado + pausaMs : 0;
    dicho = texto;
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
