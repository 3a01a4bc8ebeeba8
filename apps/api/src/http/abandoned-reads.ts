import { forCaller } from '@mantenible/db';
import type { FastifyInstance } from 'fastify';

export { withoutCaller } from '@mantenible/db';

/**
 * Ends the statements of a read when its client disconnects before the answer, or when the answer was that it takes too long: what
 * waits in a queue would delay the next reads. Writes continue: the client repeats them under their idempotency key and gets the
 * answer of the first (requisito: abandoned-reads).
 */
export function endAbandonedReads(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      done();
      return;
    }
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    request.signal.addEventListener('abort', () => {
      if (isTimeout(request.signal.reason)) gone.abort();
    });
    forCaller(gone.signal, done);
  });
}

const isTimeout = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && reason.code === 'FST_ERR_HANDLER_TIMEOUT';
