import { alcance, type Accion, type Alcance, type Persona, type Recurso } from '@mantenible/domain/acceso';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** What a route asks of the caller: nothing, or a permission of the domain's table. */
export type Acceso = 'publico' | PermisoDeRuta;

export interface PermisoDeRuta {
  readonly recurso: Recurso;
  readonly accion: string;
  /** How far the caller's roles reach here; 'nada' is refused before the handler runs. */
  readonly alcance: (persona: Persona) => Alcance;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, from the verified access token. Read it through `personaDe`. */
    persona: Persona | null;
  }
  interface FastifyContextConfig {
    /** Every route must state it: start-up fails otherwise. */
    acceso?: Acceso;
    /** A creation that honours Idempotency-Key. */
    idempotente?: boolean;
  }
}

/** A module's routes, with what they need already in hand: `composition.ts` registers them. */
export type Rutas = FastifyPluginAsyncZod;

/** The application as a module's routes see it: schemas are zod's. */
export type Aplicacion = Parameters<Rutas>[0];

/** Routes that are declared at once, without anything to wait for. */
export function rutas(declare: (app: Aplicacion) => void): Rutas {
  return (app) => {
    declare(app);
    return Promise.resolve();
  };
}

/** Route config that demands a permission, checked by name at compile time. */
export function acceso<R extends Recurso>(recurso: R, accion: Accion<R>): { acceso: PermisoDeRuta } {
  return { acceso: { recurso, accion, alcance: (persona) => alcance(persona, recurso, accion) } };
}

/** Route config of what anyone may read without signing in. */
export const publico: { acceso: Acceso } = { acceso: 'publico' };
