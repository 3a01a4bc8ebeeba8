import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { contar } from '@mantenible/wording/contar';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { addressGroup } from './address-group.ts';
import type { CallCounts } from './call-counts.ts';
import { HttpProblem } from './http-problem.ts';

/** Calls a minute: for one person, and for an address as a multiple of that (a classroom). */
export interface Limits {
  readonly writesPerMinute: number;
  readonly readsPerMinute: number;
  readonly addressFactor: number;
}

type Checker = ReturnType<FastifyInstance['createRateLimit']>;
type Check = (request: FastifyRequest) => Promise<void>;

/** Length of the window over which calls are counted, and the maximum of keys in a process. */
export const countedWindow = { windowMs: 60_000, maxKeys: 20_000 } as const;

/** Creates the two checks: by address before the token is read, by person after it. */
export async function createLimits(
  app: FastifyInstance,
  limits: Limits,
  counts: CallCounts,
): Promise<{ byAddress: Check; byPerson: Check }> {
  const { windowMs: timeWindow } = countedWindow;
  await app.register(rateLimit, { global: false, timeWindow, store: storeOver(counts) });
  const { writesPerMinute: writes, readsPerMinute: reads, addressFactor } = limits;
  const address = checkersOf(app, writes * addressFactor, reads * addressFactor, 'direccion', (request) =>
    addressGroup(request.ip),
  );
  const person = checkersOf(app, writes, reads, 'persona', (request) => request.persona?.sub ?? request.ip);
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
  what: string,
  key: (request: FastifyRequest) => string,
) {
  const make = (max: number, kind: string): Checker =>
    app.createRateLimit({ max, keyGenerator: (request) => JSON.stringify([what, kind, key(request)]) });
  return { writes: make(writes, 'escrituras'), reads: make(reads, 'lecturas') };
}

/** The plugin's port over our counts; the key names the check, so that all checks share one store. */
function storeOver(counts: CallCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, answer: (error: Error | null, result?: { current: number; ttl: number }) => void) {
      answer(null, counts.add(key));
    }

    child() {
      return this;
    }
  };
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
