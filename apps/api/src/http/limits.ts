import rateLimit from '@fastify/rate-limit';
import { contar } from '@mantenible/wording/contar';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpProblem } from './http-problem.ts';

/** Calls a minute: for one person, and for an address as a multiple of that (a classroom). */
export interface Limits {
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
  readonly addressFactor: number;
}

type Checker = ReturnType<FastifyInstance['createRateLimit']>;
type Check = (request: FastifyRequest) => Promise<void>;

/** Creates the two checks: by address before the token is read, by person after it. */
export async function createLimits(
  app: FastifyInstance,
  limits: Limits,
): Promise<{ byAddress: Check; byPerson: Check }> {
  await app.register(rateLimit, { global: false, cache: 20_000, ipv6Subnet: 64 });
  const { writesPerMinute: writes, readsPerMinute: reads, addressFactor } = limits;
  const address = pair(app, writes * addressFactor, reads * addressFactor);
  const person = pair(app, writes, reads, (request) => request.persona?.sub ?? request.ip);
  return {
    byAddress: (request) => check(address, request),
    byPerson: (request) => (request.persona ? check(person, request) : Promise.resolve()),
  };
}

function pair(
  app: FastifyInstance,
  writes: number,
  reads: number,
  key?: (request: FastifyRequest) => string,
) {
  const make = (max: number): Checker =>
    app.createRateLimit({ max, timeWindow: 60_000, ...(key && { keyGenerator: key }) });
  return { writes: make(writes), reads: make(reads) };
}

async function check(checkers: { writes: Checker; reads: Checker }, request: FastifyRequest): Promise<void> {
  const result = await (isRead(request) ? checkers.reads : checkers.writes)(request);
  if (result.isAllowed || !result.isExceeded) return;
  throw new HttpProblem(
    429,
    'demasiadas-peticiones',
    `Hizo demasiadas peticiones. Espere ${contar(result.ttlInSeconds, 'segundo', 'segundos')} e inténtelo de nuevo.`,
    { 'Retry-After': String(result.ttlInSeconds) },
  );
}

/** A POST whose permission is to read, such as /listasVerificacion/batch, counts as a read. */
function isRead(request: FastifyRequest): boolean {
  const { acceso } = request.routeOptions.config;
  return (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    (typeof acceso === 'object' && acceso.accion === 'leer')
  );
}
