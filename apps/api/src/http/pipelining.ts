import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send the next call on a connection after the answer to the one before. */
const mostUnanswered = 8;

/**
 * Begins a call of a connection only when the answer to the one before has left the process, and ends a connection with
 * more unanswered calls than a few: Node reads further calls of a connection whatever it has still to send there, so that a
 * client that reads nothing could fill the memory. A connection thus holds one answer at most (requisito:
 * bounded-pipelining).
 */
export function boundPipelining(app: FastifyInstance): void {
  const queues = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    queue.push(done);
    if (queue.length > mostUnanswered) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    reply.raw.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.length === 1) done();
  });
}
