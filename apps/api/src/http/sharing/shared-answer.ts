import type { FastifyInstance, FastifyReply } from 'fastify';

import { compress, type Encoding } from '../compression.ts';
import { sharedRead, type Sharing } from './shared-read.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** False where each call composes, serialises and compresses its answer by itself. */
    readonly shares: boolean;
  }
  interface FastifyReply {
    /** The bytes that this reply shares with others. */
    sharedBytes: SharedBytes | null;
  }
}

/** Bytes of an answer, and their compressed forms, each made once. */
export class SharedBytes {
  readonly bytes: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const short = this.#compressed.get(encoding) ?? compress(this.bytes, encoding);
    this.#compressed.set(encoding, short);
    return short;
  }
}

/** The answer of one route to several calls. No code changes its value, so it is serialised once. */
export class SharedAnswer<T> {
  readonly value: T;
  #written: SharedBytes | null = null;

  constructor(value: T) {
    this.value = value;
  }

  /** The bytes, by the first caller's `write`. */
  written(write: (value: T) => string): SharedBytes {
    this.#written ??= new SharedBytes(write(this.value));
    return this.#written;
  }
}

/** Declares what the functions below use; off, the same routes answer plainly. Call it before routes are declared. */
export function shareAnswers(app: FastifyInstance, shares: boolean): void {
  app.decorate('shares', shares);
  app.decorateReply('sharedBytes', null);
}

/** A reply of a route whose schema takes such a value. */
type ReplyWith<T> = FastifyReply & { readonly send: (value: T) => unknown };

/** Sends a shared answer, serialised by the route's schema. */
export function sendShared<T>(reply: ReplyWith<T>, answer: SharedAnswer<T>): FastifyReply {
  if (!reply.server.shares) return reply.send(answer.value);
  const written = answer.written((value) => {
    const text = reply.serialize(value);
    if (typeof text !== 'string') throw new TypeError('the serializer wrote no text');
    return text;
  });
  return sendBytes(reply, 'application/json; charset=utf-8', written);
}

/** Sends bytes that other replies carry as well. */
export function sendBytes(reply: FastifyReply, type: string, written: SharedBytes): FastifyReply {
  reply.sharedBytes = written;
  return reply.type(type).send(written.bytes);
}

/** Handler of a list that is its route's whole answer; while `read` gives the same object, its bytes are kept. */
export function sharedList<T extends object>(
  app: Sharing,
  read: () => Promise<T>,
): (request: unknown, reply: ReplyWith<T>) => Promise<void> {
  let last: SharedAnswer<T> | null = null;
  const list = sharedRead(app, async () => {
    const value = await read();
    last = last?.value === value ? last : new SharedAnswer(value);
    return last;
  });
  return async (_request, reply) => sendShared(reply, await list(''));
}
