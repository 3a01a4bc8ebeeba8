import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { claimOrWait, signOfLifeMs } from './abandoned-claim.ts';
import { HttpProblem } from './http-problem.ts';
import { claveDeIdempotencia, huellaDePeticion } from './idempotency-key.ts';
import type { Guardada, IdempotenciaRepository, Peticion } from './idempotency.repository.ts';
import { personaDe } from './session.ts';

/**
 * Idempotency-Key on routes whose config has `idempotente` (requisito: idempotency-key): the same key and
 * body give the same stored answer, another body 422, a request in progress 409. Only successes are stored,
 * so that a refused form can be corrected and sent again. Stored for 24 h, for each person. A claim
 * whose server was killed is taken over.
 */
export function honourIdempotencyKeys(
  app: FastifyInstance,
  keys: IdempotenciaRepository,
  now: () => Date,
): void {
  const held = new Map<FastifyRequest, Peticion>();
  const signOfLifeTimer = setInterval(() => {
    // The request itself reports a database that does not answer.
    if (held.size > 0) void keys.latir([...held.values()]).catch(() => undefined);
  }, signOfLifeMs).unref();
  app.addHook('onClose', () => {
    clearInterval(signOfLifeTimer);
    return Promise.resolve();
  });
  app.addHook('preHandler', async (request, reply) => {
    const peticion = peticionDe(request);
    if (!peticion) return;
    const state = await claimOrWait(keys, peticion, now);
    if (state === 'en-curso') throw enCurso();
    if (state === 'otra-peticion') throw otraPeticion();
    if (state === 'nueva') held.set(request, peticion);
    else return replay(reply, state);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const peticion = held.get(request);
    if (!peticion) return;
    held.delete(request);
    const ended = reply.statusCode >= 200 && reply.statusCode < 300 && typeof payload === 'string';
    const etag = reply.getHeader('ETag');
    const guardada = { estado: reply.statusCode, etag: typeof etag === 'string' ? etag : null };
    if (ended) await keys.guardar(peticion, { ...guardada, cuerpo: payload });
    else await keys.soltar(peticion);
  });
}

function peticionDe(request: FastifyRequest): Peticion | null {
  if (request.routeOptions.config.idempotente !== true) return null;
  const clave = claveDeIdempotencia(request);
  if (clave === null) return null;
  return { idPersona: personaDe(request).sub, clave, huella: huellaDePeticion(request) };
}

function replay(reply: FastifyReply, { estado, cuerpo, etag }: Guardada): FastifyReply {
  if (etag !== null) reply.header('ETag', etag);
  return reply
    .code(estado)
    .header('Idempotency-Replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(cuerpo);
}

function enCurso(): HttpProblem {
  return new HttpProblem(409, 'en-curso', 'Esta misma petición todavía se está atendiendo.', {
    'Retry-After': '1',
  });
}

function otraPeticion(): HttpProblem {
  return new HttpProblem(422, 'clave-repetida', 'La clave de la petición ya se usó con otros datos.');
}
