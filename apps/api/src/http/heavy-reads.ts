import { AsyncLocalStorage } from 'node:async_hooks';

import type { Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import { fairly } from '@mantenible/promises/fair';

/** Reads that wait: a class of 200 that opens its projects at once is never refused. Waiting costs no memory but the request's. */
export const mostWaiting = 250;

/** Runs one read at a time, people in turn; with a full queue the newest read of the person who has most of them is refused. */
const oneAtATime = () =>
  fairly(
    1,
    mostWaiting,
    () =>
      new DomainError(
        'unavailable',
        'demasiadas-lecturas',
        'Hay demasiadas lecturas grandes a la vez. Inténtelo de nuevo en unos segundos.',
      ),
  );

/**
 * Reads that unpack the findings of whole analyses: one such read holds up to 150 MB, whatever number of them one person requests
 * (requisito: bounded-answers).
 */
const analyses = oneAtATime();

/** Lists that sort or search a whole table for one page: others read between two of them. */
const lists = oneAtATime();

/**
 * Runs work with the findings of whole analyses in that queue, in the name of one person. Its statements end with the client of
 * this call, not with that of the call before it in the queue.
 */
export const heavyWork = <T>(sub: string, work: () => Promise<T>): Promise<T> =>
  analyses({ group: sub, first: false }, AsyncLocalStorage.bind(work));

/** Such a read in that queue. */
export function heavyRead<A extends readonly unknown[], T>(
  read: (persona: Persona, ...asked: A) => Promise<T>,
): (persona: Persona, ...asked: A) => Promise<T> {
  return (persona, ...asked) => heavyWork(persona.sub, () => read(persona, ...asked));
}

/** The turns of one person in that queue, for a file that is read while it is sent: others read between two batches. */
export const turnFor =
  (sub: string) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    heavyWork(sub, work);

/** A page of such a list, in a queue of their own. */
export const listInTurn = <T>(sub: string, work: () => Promise<T>): Promise<T> =>
  lists({ group: sub, first: false }, AsyncLocalStorage.bind(work));
