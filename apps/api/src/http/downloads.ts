import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { HttpProblem } from './http-problem.ts';
import { openStreams } from './open-streams.ts';

/** Files that one person gets at once: each holds what was read of it until it is sent. */
const mostAtOnce = 10;

/**
 * Bounds the files that are read while they are sent: so many at once for each person, since a slow reader holds one for long, and
 * none for HEAD, which would read a whole one for nothing (requisito: bounded-answers).
 */
export function boundDownloads(app: FastifyInstance): void {
  const open = openStreams(
    mostAtOnce,
    () =>
      new HttpProblem(
        429,
        'demasiadas-descargas',
        'Tiene demasiadas descargas a la vez. Espere a que termine alguna e inténtelo de nuevo.',
        { 'Retry-After': '10' },
      ),
  );
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable && reply.hasHeader('Content-Disposition')) {
      if (request.method === 'HEAD') payload.destroy();
      else if (request.persona !== null) count(payload, request.persona.sub, reply);
    }
    done(null, payload);
  });
  function count(file: Readable, sub: string, reply: FastifyReply): void {
    try {
      file.once('close', open(sub));
    } catch (error) {
      file.destroy();
      reply.removeHeader('Content-Disposition');
      throw error;
    }
  }
}
