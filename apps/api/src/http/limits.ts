import rateLimit from '@fastify/rate-limit';
import { contar } from '@mantenible/wording/contar';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { addressGroup } from './address-group.ts';
import { HttpProblem } from './http-problem.ts';

/** Calls a minute: for one person, and for an address as a multiple of that (a classroom). */
export interface Limits {
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
  readonly addressFactor: number;
}

type Checker = ReturnType<FastifyInstance['createRateLimit']>;
type Check = (request: FastifyRequest) => Promise<void>;

/**
 * Creates the two checks: by address before the token is read, by person after it. The plugin counts in this process, over windows
 * of a minute from the first call on, for at most 5000 keys of each check: a stranger chooses addresses.
 */
export async function createLimits(
  app: FastifyInstance,
  limits: Limits,
): Promise<{ byAddress: Check; byPerson: Check }> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const { writesPerMinute: writes, readsPerMinute: reads, addressFactor } = limits;
  const address = checkersOf(app, writes * addressFactor, reads * addressFactor, (request) =>
    addressGroup(request.ip),
  );
  const person = checkersOf(app, writes, reads, (request) => request.persona?.sub ?? request.ip);
  return {
    byAddress: (request) => requireWithinLimit(address, request),
    byPerson: (request) => (request.persona ? requireWithinLimit(person, request) : Promise.resolve()),
  };
}

/** The limit of writes and the limit of reads of one subject: an address or a person, by `key`. */
function checkersOf(
  app: FastifyInstance,
  writes: number,
  reads: number,
  key: (request: FastifyRequest) => string,
) {
  const make = (max: number): Checker => app.createRateLimit({ max, keyGenerator: key });
  return { writes: make(writes), reads: make(reads) };
}

/** Refuses a call above its limit. */
async function requireWithinLimit(
  checkers: { writes: Checker; reads: Checker },
  request: FastifyRequest,
): Promise<void> {
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
