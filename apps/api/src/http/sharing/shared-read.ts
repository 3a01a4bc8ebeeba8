import { setImmediate as afterOtherInput } from 'node:timers/promises';

import { withoutCaller } from '@mantenible/db';
import { joined } from '@mantenible/promises/joined';

/** The server's switch: where it is off, each call makes its answer alone. */
export interface Sharing {
  readonly shares: boolean;
}

interface Round<T> {
  readonly now: Promise<T>;
  /** False until the calls that have arrived at the same time are counted in. */
  hasBegun: boolean;
  /** The read after it, once a call has requested it. */
  next: Promise<T> | null;
}

/**
 * Lets calls for the same data of our own database share one read (ADR 0010). A read begins once the requests that are
 * there have been read; a call that arrives later shares the next one, so no answer is older than its request. `read` takes
 * nothing from memory that can change for its key. Calls to an outside service use `joinedRead` instead: there an answer begun
 * seconds ago is as valid as one begun now.
 */
export function sharedRead<T>(
  { shares }: Sharing,
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  if (!shares) return read;
  const rounds = new Map<string, Round<T>>();

  const begin = (key: string): Promise<T> => {
    const start = async () => {
      await afterOtherInput();
      round.hasBegun = true;
      return read(key);
    };
    const round: Round<T> = { now: withoutCaller(start), hasBegun: false, next: null };
    rounds.set(key, round);
    const settle = () => {
      if (round.next === null) rounds.delete(key);
    };
    round.now.then(settle, settle);
    return round.now;
  };

  return (key) => {
    const round = rounds.get(key);
    if (round === undefined) return begin(key);
    if (!round.hasBegun) return round.now;
    const follow = () => begin(key);
    round.next ??= round.now.then(follow, follow);
    return round.next;
  };
}

/** `joined` for calls whose statements do not end with the client that came first. */
export function joinedRead<A extends readonly unknown[], T>(
  { shares }: Sharing,
  call: (...asked: A) => Promise<T>,
): (...asked: A) => Promise<T> {
  return shares ? joined((...asked: A) => withoutCaller(() => call(...asked))) : call;
}
