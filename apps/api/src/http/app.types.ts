import { alcance, type Accion, type Alcance, type Persona, type Recurso } from '@mantenible/domain/acceso';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Access rule of a route: public, or a permission of the domain's table. */
export type Acceso = 'publico' | PermisoDeRuta;

export interface PermisoDeRuta {
  readonly recurso: Recurso;
  readonly accion: string;
  /** Reach of the caller's roles here; 'nada' is refused before the handler runs. */
  readonly alcance: (persona: Persona) => Alcance;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, from the verified access token. Read it through `personaDe`. */
    persona: Persona | null;
  }
  interface FastifyContextConfig {
    /** Every route must state it: start-up fails otherwise. */
    acceso?: Acceso;
    /** A creation that honours Idempotency-Key. */
    idempotente?: boolean;
    /** Processor time in ms that it costs an address without a session; 2 when left out, 0 for nothing. */
    trabajo?: number;
    /** A write that is allowed in a nearly full partition: it stores nothing or little, frees room, or looks at the room itself. */
    conDiscoLleno?: boolean;
    /** Its answer carries a token, key or password: it is not compressed. */
    conSecreto?: boolean;
  }
}

/** A module's routes with their dependencies; `composition.ts` registers them. */
export type Rutas = FastifyPluginAsyncZod;

/** Type of the application for a module's routes: schemas are zod's. */
export type Aplicacion = Parameters<Rutas>[0];

/** Routes that are declared synchronously, under one title of the API's document. */
export function rutas(tag: string, declare: (app: Aplicacion) => void): Rutas {
  return (app) => {
    app.addHook('onRoute', (route) => {
      route.schema = { tags: [tag], ...route.schema };
    });
    declare(app);
    return Promise.resolve();
  };
}

/** Route config that requires a permission, checked by name at compile time. */
export function acceso<R extends Recurso>(recurso: R, accion: Accion<R>): { acceso: PermisoDeRuta } {
  return { acceso: { recurso, accion, alcance: (persona) => alcance(persona, recurso, accion) } };
}

/** Whether a route's permission is one to read. */
export const reads = (regla: Acceso): boolean => regla !== 'publico' && regla.accion.startsWith('leer');

/** Route config of a public route, readable without signing in. */
export const publico: { acceso: Acceso } = { acceso: 'publico' };
