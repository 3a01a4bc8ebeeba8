import { setTimeout as sleep } from 'node:timers/promises';

import { DomainError } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

/** Intervals of reading the state and of a sign of life; the page gives up after 15 s without one. */
const pauseMs = 300;
const heartbeatMs = 5_000;
/** Length of a stream; a client that is still connected reconnects with a fresh token. */
const longestMs = 10 * 60_000;

interface WithProgress {
  /** Null once the job has ended. */
  readonly progreso: ProgresoAnalisis | null;
}

/**
 * Yields the state of a job at each change, up to the final one; null as a sign of life between changes;
 * 'eliminado' last when the project was deleted. `read` reads the database, because another process may run the job.
 */
export async function* followProgress<T extends WithProgress>(
  read: () => Promise<T>,
  signal: AbortSignal,
): AsyncGenerator<T | 'eliminado' | null> {
  let sent = '';
  let unsentMs = 0;
  for (let ms = 0; ms < longestMs && !signal.aborted; ms += pauseMs) {
    const state = await readIfThere(read);
    if (state === 'eliminado') {
      yield state;
      return;
    }
    const text = JSON.stringify(state);
    if (text !== sent) yield state;
    else if (unsentMs >= heartbeatMs) yield null;
    unsentMs = text === sent && unsentMs < heartbeatMs ? unsentMs + pauseMs : 0;
    sent = text;
    if (state.progreso === null) return;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function readIfThere<T>(read: () => Promise<T>): Promise<T | 'eliminado'> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return 'eliminado';
    throw error;
  }
}
