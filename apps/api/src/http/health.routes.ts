import { salud, saludListo } from '@mantenible/contracts/salud';
import { within } from '@mantenible/promises/within';
import type * as z from 'zod/mini';

import { publico, rutas, type Rutas } from './app.types.ts';

export type Listo = z.output<typeof saludListo>;

/** Checks of readiness; only database and migrations decide (requisito: readiness). */
export interface HealthDeps {
  readonly database: { ping(): Promise<void>; migrated(): Promise<boolean> };
  readonly identidad: () => Promise<Listo['identidad']>;
  /** Whether the scanner answers and accepts our credentials. */
  readonly escaneo: () => Promise<boolean>;
  readonly estado: { readonly cerrando: boolean };
}

/** GET /salud (alive, no I/O) and GET /salud/listo (503 while it cannot serve). */
export function healthRoutes(deps: HealthDeps): Rutas {
  return rutas('Salud', (app) => {
    // Free: a monitor may have the address of a flood.
    const config = { ...publico, trabajo: 0 };
    app.get('/salud', {
      config,
      schema: { summary: 'El servidor está vivo', response: { 200: salud } },
      handler: () => ({ estado: 'vivo' as const }),
    });
    app.get('/salud/listo', {
      config,
      schema: {
        summary: 'El servidor puede atender',
        response: { 200: saludListo, 503: saludListo },
      },
      handler: async (_request, reply) => {
        const listo = await readiness(deps);
        return reply.code(listo.estado === 'listo' ? 200 : 503).send(listo);
      },
    });
  });
}

/** The checks of readiness, for other answers too. */
export async function readiness({ database, identidad, escaneo, estado }: HealthDeps): Promise<Listo> {
  const [viva, migrada, quien, mide] = await Promise.all([
    holds(database.ping().then(() => true)),
    holds(database.migrated()),
    identidad(),
    holds(escaneo()),
  ]);
  const puede = viva && migrada ? 'listo' : 'no-listo';
  return {
    estado: estado.cerrando ? 'cerrando' : puede,
    baseDeDatos: viva ? 'bien' : 'mal',
    migraciones: migrada ? 'bien' : 'mal',
    identidad: quien,
    escaneo: mide ? 'bien' : 'mal',
  };
}

const late = new Error('No answer within a second');

/** False when the answer fails or takes longer than a second. */
function holds(answer: Promise<boolean>): Promise<boolean> {
  return within(1000, answer, late).catch(() => false);
}
