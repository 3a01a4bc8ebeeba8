import { reportingConnections, withoutCaller } from '@mantenible/db';
import { joined } from '@mantenible/promises/joined';
import type { FastifySerializerCompiler } from 'fastify';

/** Answers that never change once they are made: the same object has the same text. */
const final = new WeakSet<object>();

interface Round<T> {
  /** The read in progress. */
  readonly now: Promise<T>;
  /** False while its first statement waits for a connection. */
  hasBegun: boolean;
  /** The read after it, once a call has requested it. */
  next: Promise<T> | null;
}

/**
 * Lets calls for the same data of our own database share one read (ADR 0010). A read begins when it gets a connection,
 * and serves no call that came later: that call shares the next read, so no answer is older than its request. `read`
 * takes nothing from memory that can change for its key. Calls to an outside service use `joined` instead: there an answer
 * begun seconds ago is as valid as one begun now.
 */
export function sharedRead<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const rounds = new Map<string, Round<T>>();

  const begin = (key: string): Promise<T> => {
    const connected = () => {
      round.hasBegun = true;
    };
    const now = withoutCaller(() => reportingConnections(() => read(key), connected));
    const round: Round<T> = { now, hasBegun: false, next: null };
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
export function joinedRead<A extends readonly unknown[], T>(call: (...asked: A) => Promise<T>) {
  return joined((...asked: A) => withoutCaller(() => call(...asked)));
}

/** `sharedRead` for a list that is its route's whole answer. */
export function sharedList<T extends object>(read: () => Promise<T>): () => Promise<T> {
  const one = sharedRead(async () => markShared(await read()));
  return () => one('');
}

/** Marks an answer that several calls share and that no code changes: it is serialised only once. */
export function markShared<T extends object>(answer: T): T {
  final.add(answer);
  return answer;
}

/** Serialises a marked answer only once, through the route's own schema. */
export function serializeSharedOnce<S>(compile: FastifySerializerCompiler<S>): FastifySerializerCompiler<S> {
  return (route) => {
    const serialize = compile(route);
    const written = new WeakMap<object, string>();
    return (data: unknown) => {
      if (typeof data !== 'object' || data === null || !final.has(data)) return serialize(data);
      const bytes = written.get(data) ?? encoded(serialize(data));
      written.set(data, bytes);
      return bytes;
    };
  };
}

/**
 * Bytes, so that a long answer is not encoded again for every caller. Fastify sends a Buffer as it sends a
 * string, but its type of a serializer has strings only: hence the cast.
 */
function encoded(text: string): string {
  return Buffer.from(text) as unknown as string;
}
