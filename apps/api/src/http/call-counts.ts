import { createHash } from 'node:crypto';

import type { Counted, CountExchange } from './call-counts.port.ts';

export interface CallCounts {
  /** Counts one call; returns the calls of the window and the milliseconds that are left of it. */
  add(key: string): { current: number; ttl: number };
  /** Exchanges counts with the other servers; a failure leaves them for the next exchange. */
  exchange(): Promise<void>;
}

interface Entry {
  since: number;
  /** Calls at all servers as of the last exchange. */
  shared: number;
  /** Calls here that the database does not have yet, and those that are on their way. */
  pending: number;
  sent: number;
}

interface Deps {
  /** Null when this is the only server. */
  readonly exchange: CountExchange | null;
  /** Milliseconds of a clock that only this process reads and that never goes back. */
  readonly now: () => number;
  readonly windowMs: number;
  /** The oldest keys beyond this number are dropped: a stranger chooses addresses. */
  readonly maxKeys: number;
}

/**
 * Calls by key in windows of a fixed length, each from its first call on. With other servers over the same database the
 * counts are exchanged in one statement, so a call waits for none: a server has the others' calls late by the
 * interval of the exchange (ADR 0045). Clocks of servers are not compared.
 */
export function createCallCounts({ exchange, now, windowMs, maxKeys }: Deps): CallCounts {
  const entries = new Map<string, Entry>();
  let removedAt = 0;

  const current = (key: string): Entry => {
    const known = entries.get(key);
    if (known !== undefined && now() - known.since < windowMs) return known;
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= maxKeys && oldest !== undefined) entries.delete(oldest);
    const fresh = { since: now(), shared: 0, pending: 0, sent: 0 };
    entries.set(key, fresh);
    return fresh;
  };
  const take = (): ReadonlyMap<string, Entry> => {
    const taken = new Map([...entries].filter(([, entry]) => entry.pending > 0));
    for (const entry of taken.values()) {
      entry.sent = entry.pending;
      entry.pending = 0;
    }
    return taken;
  };
  const settle = (taken: ReadonlyMap<string, Entry>, answers: readonly Counted[] | null) => {
    const totals = new Map(answers?.map((answer) => [answer.key, answer]));
    for (const [key, entry] of taken) {
      const total = totals.get(key);
      if (total === undefined) entry.pending += entry.sent;
      else {
        entry.shared = total.count;
        entry.since = now() - total.age;
      }
      entry.sent = 0;
    }
  };
  const countedIn = (taken: ReadonlyMap<string, Entry>): Counted[] =>
    [...taken].map(([key, { since, sent }]) => ({ key, age: now() - since, count: sent }));
  return {
    add: (name) => {
      const entry = current(exchange === null ? name : hashOf(name));
      entry.pending += 1;
      const ttl = Math.max(0, entry.since + windowMs - now());
      return { current: entry.shared + entry.sent + entry.pending, ttl };
    },
    exchange: async () => {
      if (exchange === null) return;
      const taken = take();
      try {
        settle(taken, taken.size === 0 ? [] : await exchange.add(countedIn(taken), windowMs));
        if (now() - removedAt < windowMs) return;
        removedAt = now();
        await exchange.removeOlder(2 * windowMs);
      } catch (error) {
        settle(taken, null);
        throw error;
      }
    },
  };
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
