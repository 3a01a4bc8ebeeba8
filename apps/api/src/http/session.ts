import type { Persona } from '@mantenible/domain/acceso';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { decodeJwt } from 'jose';

import { sinPermiso, sinSesion } from './http-problem.ts';

/** Port that turns an access token into its person, or rejects with a refusal. */
export interface Verifier {
  verify(token: string): Promise<Persona>;
  /** Changes when earlier verifications no longer hold; absent where they hold until a token's expiry. */
  revision?(): number;
}

/** Requires an access rule of every route: without one the application does not start. */
export function requireAccessOnEveryRoute(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => {
    const silent = routes.filter((route) => route.config?.acceso === undefined);
    const names = silent.map((route) => `${String(route.method)} ${route.url}`).join(', ');
    done(silent.length === 0 ? undefined : new Error(`routes without config.acceso: ${names}`));
  });
}

/**
 * Reads the Bearer token of every call that is not public. Cookies, other headers and bodies do not
 * identify a person.
 */
export function readSession(app: FastifyInstance, verifier: Verifier): void {
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.config.acceso !== 'publico') {
      request.persona = await verifier.verify(bearerToken(request));
    }
  });
}

/** Refuses callers to whom the route's permission allows nothing; the use case checks ownership. */
export function checkPermission(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { acceso } = request.routeOptions.config;
    const open = request.is404 || acceso === 'publico';
    const allowed = open || (acceso !== undefined && acceso.alcance(personaDe(request)) !== 'nada');
    done(allowed ? undefined : sinPermiso());
  });
}

/** The caller; only for routes that are not public. */
export function personaDe(request: FastifyRequest): Persona {
  if (!request.persona) throw sinSesion();
  return request.persona;
}

/** Milliseconds until the caller's verified token expires: no answer may last longer. */
export function msDeSesion(request: FastifyRequest, now: Date): number {
  const { exp = 0 } = decodeJwt(bearerToken(request));
  return Math.max(0, exp * 1000 - now.getTime());
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer (?<token>[\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.groups?.[
    'token'
  ];
  if (token === undefined) throw sinSesion();
  return token;
}
