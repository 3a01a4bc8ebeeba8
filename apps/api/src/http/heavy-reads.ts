import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import { fairly } from '@mantenible/promises/fair';

import { joinedRead } from './shared-reads.ts';

/** Reads that wait: a class of 200 that opens its projects at once is never refused. Waiting costs no memory but the request's. */
export const mostWaiting = 250;

/**
 * Runs one read at a time of those that unpack the findings of whole analyses, people in turn: one such read holds up to
 * 150 MB, whatever number of them one person requests (requisito: bounded-answers). With a full queue the newest read of
 * the person who has most of them is refused.
 */
const inTurn = fairly(
  1,
  mostWaiting,
  () =>
    new DomainError(
      'unavailable',
      'demasiadas-lecturas',
      'Hay demasiadas lecturas de análisis grandes a la vez. Inténtelo de nuevo en unos segundos.',
    ),
);

/** Runs work with the findings of whole analyses in that queue, in the name of one person. */
export const heavyWork = <T>(sub: string, work: () => Promise<T>): Promise<T> =>
  inTurn({ group: sub, first: false }, work);

/** Such a read in that queue; equal reads of one person share the one under way. */
export function heavyRead<A extends readonly unknown[], T>(
  read: (persona: Persona, ...asked: A) => Promise<T>,
): (persona: Persona, ...asked: A) => Promise<T> {
  const one = joinedRead((persona: Persona, asked: A) =>
    heavyWork(persona.sub, () => read(persona, ...asked)),
  );
  return (persona, ...asked) => one(persona, asked);
}
