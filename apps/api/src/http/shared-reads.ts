import type { FastifySerializerCompiler } from 'fastify';

/** Answers that never change once they are made: the same object is the same text. */
const final = new WeakSet<object>();

interface Round<T> {
  /** The reading under way. */
  now: Promise<T>;
  /** The one after it, once somebody asked for it. */
  next: Promise<T> | null;
}

/**
 * Lets calls that ask the same of our own database share one reading (ADR 0010). A reading never serves a call that
 * came after its start: that one shares the next reading, so that no answer is older than its request. What asks an
 * outside service uses `joined` instead: an answer begun seconds ago is as good there as one begun now.
 */
export function sharedRead<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const rounds = new Map<string, Round<T>>();

  const begin = (key: string): Promise<T> => {
    const round: Round<T> = { now: read(key), next: null };
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
    const follow = () => begin(key);
    round.next ??= round.now.then(follow, follow);
    return round.next;
  };
}

/** `sharedRead` for a list that is its route's whole answer. */
export function sharedList<T extends object>(read: () => Promise<T>): () => Promise<T> {
  const one = sharedRead(async () => writtenOnce(await read()));
  return () => one('');
}

/** Marks an answer that several calls are given and nobody changes. */
export function writtenOnce<T extends object>(answer: T): T {
  final.add(answer);
  return answer;
}

/** Writes an answer marked so only once, through the route's own schema. */
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
 * Bytes, so that a long answer is not encoded anew for everyone. Fastify sends a Buffer as it sends a string, but its
 * type of a serializer knows strings only: hence the cast.
 */
function encoded(text: string): string {
  return Buffer.from(text) as unknown as string;
}
