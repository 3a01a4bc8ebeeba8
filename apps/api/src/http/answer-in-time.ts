import { Readable } from 'node:stream';

import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** Longest sending of one answer: above the life of a session, at which the streams of progress end. */
const longestAnswerMs = 3_660_000;

/**
 * Answers 503 to a request whose answer has not begun in time. Fastify's own limit counts until the last byte: it broke off a file
 * whose rows are read while it is sent, and each one whose reader is slow. An answer in one piece stands in memory until it is sent: it
 * has the same time again to leave, and its connection ends then (requisito: connection-timeouts).
 * @returns a function that gives a request's signal, aborted once that was its answer
 */
export function answerInTime(app: FastifyInstance, ms: number): (request: FastifyRequest) => AbortSignal {
  const late = new WeakMap<FastifyRequest, AbortController>();
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const begun = (request: FastifyRequest) => {
    clearTimeout(timers.get(request));
  };
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = longestAnswerMs;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const tooLate = new AbortController();
    late.set(request, tooLate);
    const answer = () => {
      tooLate.abort();
      void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(ms, request.routeOptions.url));
    };
    timers.set(request, setTimeout(answer, ms));
    reply.raw.once('close', () => {
      begun(request);
    });
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    begun(request);
    if (!(payload instanceof Readable))
      timers.set(
        request,
        setTimeout(() => reply.raw.destroy(), ms),
      );
    done();
  });
  return (request) => late.get(request)?.signal ?? AbortSignal.abort();
}
