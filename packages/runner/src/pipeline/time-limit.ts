import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import { contar } from '@mantenible/wording/contar';

import { falloAnalisis } from '../failures.ts';

interface TimedRequest {
  readonly signal: AbortSignal;
  readonly limites: Pick<LimitesAnalisis, 'segundos'>;
}

/** Runs work within the time limit of an analysis; `subject` is the work's name in the message of the refusal. */
export async function withinTimeLimit<T>(
  { signal, limites }: TimedRequest,
  subject: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(limites.segundos * 1000);
  try {
    return await work(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (signal.aborted) throw falloAnalisis('analisis-cancelado');
    if (!timeout.aborted) throw error;
    const maximo = contar(limites.segundos, 'segundo', 'segundos');
    throw falloAnalisis('tiempo-agotado', `${subject} superó el tiempo máximo (${maximo}) y se detuvo.`);
  }
}
