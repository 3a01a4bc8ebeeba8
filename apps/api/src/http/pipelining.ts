import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send the next call on a connection after the answer to the one before. */
const mostUnanswered = 8;

/**
 * Ends a connection with more unanswered calls than that: Node reads further calls of a connection whatever it has still
 * to send there, so that a client that reads nothing could fill the memory (requisito: bounded-pipelining).
 */
export function boundPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    if (waiting > mostUnanswered) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
