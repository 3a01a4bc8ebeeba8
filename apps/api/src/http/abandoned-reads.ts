import { forCaller } from '@mantenible/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export { withoutCaller } from '@mantenible/db';

/**
 * Ends the statements of a read when its client disconnects before the answer, or when the answer was that it takes too long: what
 * waits in a queue would delay the next reads. Writes continue: the client repeats them under their idempotency key and gets the
 * answer of the first (requisito: abandoned-reads).
 * @param late a request's signal, aborted once it was answered as too long
 */
export function endAbandonedReads(
  app: FastifyInstance,
  late: (request: FastifyRequest) => AbortSignal,
): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      done();
      return;
    }
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    late(request).addEventListener('abort', () => {
      gone.abort();
    });
    forCaller(gone.signal, done);
  });
}
