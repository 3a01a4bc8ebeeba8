import { contar } from '@mantenible/wording/contar';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressGroup } from './address-group.ts';
import { HttpProblem } from './http-problem.ts';
import type { WorkBudget } from './work-budget.ts';

/** Work of a route that states none. */
const USUAL_MS = 2;
/** Bytes of an answer that count as one millisecond more. */
const BYTES_PER_MS = 50_000;

/**
 * Charges every request without a valid session to the budget of its address group, and refuses it with 429 while that is
 * used up. A call with a token is refused after its check alone: a person at the same address has limits of their own.
 * Files with a hash in their name and routes whose `trabajo` is 0 cost nothing.
 */
export function limitAnonymousWork(app: FastifyInstance, budget: WorkBudget, hashedFiles: string): void {
  const isFree = (request: FastifyRequest) =>
    request.url.startsWith(hashedFiles) || configOf(request).trabajo === 0;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isFree(request) || needsSession(request)) {
      done();
      return;
    }
    const group = addressGroup(request.ip);
    const seconds = budget.wait(group);
    // At the start, so that concurrent requests are counted too.
    if (seconds === 0) budget.spend(group, workOf(request));
    done(seconds === 0 ? undefined : tooMuchWork(seconds));
  });
  app.addHook('onResponse', (request, reply, done) => {
    const missed = isFree(request) && reply.statusCode === 404;
    if (request.persona === null && (missed || !isFree(request))) {
      const checked = missed || needsSession(request) ? workOf(request) : 0;
      budget.spend(addressGroup(request.ip), checked + bytesOf(reply) / BYTES_PER_MS);
    }
    done();
  });
}

/** Whether a session check decides on the request: it has a token, and its route reads it. */
function needsSession(request: FastifyRequest): boolean {
  const { acceso = 'publico' } = configOf(request);
  return acceso !== 'publico' && request.headers.authorization !== undefined;
}

function workOf(request: FastifyRequest): number {
  return configOf(request).trabajo ?? USUAL_MS;
}

/** An unknown address has no route, and so no config. */
function configOf(request: FastifyRequest): Pick<FastifyContextConfig, 'acceso' | 'trabajo'> {
  return request.is404 ? {} : request.routeOptions.config;
}

function bytesOf(reply: FastifyReply): number {
  return Number(reply.raw.getHeader('content-length') ?? 0);
}

function tooMuchWork(seconds: number): HttpProblem {
  return new HttpProblem(
    429,
    'demasiadas-peticiones',
    `Desde su red llegaron demasiadas peticiones sin sesión. Espere ${contar(seconds, 'segundo', 'segundos')} e inténtelo de nuevo.`,
    { 'Retry-After': String(seconds) },
  );
}
