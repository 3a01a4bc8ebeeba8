import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';

import { reads } from './app.types.ts';
import { claveDeIdempotencia } from './idempotency-key.ts';

interface Route {
  readonly method: string | readonly string[];
  readonly config?: Pick<FastifyContextConfig, 'acceso' | 'conDiscoLleno'> | undefined;
}

/** Whether a route may store something, and so needs room in the partition: each write that its config does not except. */
export function needsRoom({ method, config }: Route): boolean {
  const { acceso = 'publico', conDiscoLleno = false } = config ?? {};
  if (!['POST', 'PUT', 'PATCH'].includes(String(method)) || conDiscoLleno) return false;
  return !reads(acceso);
}

/**
 * Refuses writes while the partition is nearly full. A request with an idempotency key is refused after its stored answer was
 * looked for: a repetition gets that answer.
 */
export function requireRoom(app: FastifyInstance, exigirSitio: () => Promise<void>): void {
  const isConcerned = ({ is404, routeOptions: { method, config } }: FastifyRequest) =>
    !is404 && needsRoom({ method, config });
  app.addHook('preValidation', async (request) => {
    if (isConcerned(request) && !hasKey(request)) await exigirSitio();
  });
  app.addHook('preHandler', async (request) => {
    if (isConcerned(request) && hasKey(request)) await exigirSitio();
  });
}

function hasKey(request: FastifyRequest): boolean {
  return request.routeOptions.config.idempotente === true && claveDeIdempotencia(request) !== null;
}
