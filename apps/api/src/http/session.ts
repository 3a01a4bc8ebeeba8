import type { Persona } from '@mantenible/domain/acceso';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { decodeJwt } from 'jose';

import { sinPermiso, sinSesion } from './http-problem.ts';

/** Whoever turns an access token into the person it was issued for, or rejects with a refusal. */
export interface Verifier {
  verify(token: string): Promise<Persona>;
}

/** Makes every route state whom it serves: the application does not start when one is silent. */
export function requireAccessOnEveryRoute(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => {
    const silent = routes.filter((route) => route.config?.acceso === undefined);
    const names = silent.map((route) => `${String(route.method)} ${route.url}`).join(', ');
    done(silent.length === 0 ? undefined : new Error(`routes without config.acceso: ${names}`));
  });
}

/** Reads the Bearer token of every call that is not public. No cookie, header or body names a person. */
export function readSession(app: FastifyInstance, verifier: Verifier): void {
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && request.routeOptions.config.acceso !== 'publico') {
      request.persona = await verifier.verify(bearerToken(request));
    }
  });
}

/** Refuses whom the route's permission gives nothing; ownership is the use case's to check. */
export function checkPermission(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { acceso } = request.routeOptions.config;
    const open = request.is404 || acceso === 'publico';
    const allowed = open || (acceso !== undefined && acceso.alcance(personaDe(request)) !== 'nada');
    done(allowed ? undefined : sinPermiso());
  });
}

/** The caller; only routes that are not public may ask. */
export function personaDe(request: FastifyRequest): Persona {
  if (!request.persona) throw sinSesion();
  return request.persona;
}

/** Milliseconds for which the caller's token, which has been verified, still holds: no answer may go on for longer. */
export function msDeSesion(request: FastifyRequest, ahora: Date): number {
  const { exp = 0 } = decodeJwt(bearerToken(request));
  return Math.max(0, exp * 1000 - ahora.getTime());
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer (?<token>[\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.groups?.[
    'token'
  ];
  if (token === undefined) throw sinSesion();
  return token;
}
