import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTestDatabase } from '@mantenible/db/test';
import { freePort } from '@mantenible/doubles';
import Fastify, { type FastifyInstance } from 'fastify';

import { limitAnonymousWork } from '../../http/anonymous-work.ts';
import { answerErrors } from '../../http/errors.ts';
import { oneProxy } from '../../http/server-options.ts';
import { createWorkBudget, type WorkBudget } from '../../http/work-budget.ts';
import { cuentaRepository } from '../cuentas/cuenta.repository.ts';
import { hashClave } from '../cuentas/clave-hash.ts';
import type { Cuenta } from '../cuentas/cuenta.port.ts';
import { createIdentity, type Identity, type IdentityConfig } from '../../composition/identity.ts';

export const CLAVE = 'una frase larga de prueba';
/** Cost of the tests' password hashes. */
const CHEAP = { m: 16, t: 1, p: 1 };

/** The embedded provider on a port of loopback, with the budget of work of an address without a session. */
export async function startIdentity(
  changes: Partial<IdentityConfig> = {},
  work: Partial<Parameters<typeof createWorkBudget>[0]> = {},
) {
  const database = await createTestDatabase();
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'identidad-'));
  await mkdir(join(dataDir, 'secretos'));
  const config: IdentityConfig = { ...(await configuration()), ...changes };
  const log = memoryLog();
  const secrets = memorySecrets();
  const cuentas = cuentaRepository(db, () => new Date());
  const start = async () => {
    const identity = await createIdentity({ config, db, dataDir, secrets, log });
    const app = await listen(identity, config, createWorkBudget({ msPerMinute: 30_000, ...work }));
    return { identity, app };
  };
  let running = await start();
  return {
    db,
    dataDir,
    config,
    cuentas,
    logged: log.lines,
    origin: `http://127.0.0.1:${config.port}`,
    base: `http://127.0.0.1:${config.port}/mantenible`,
    identity: () => running.identity,
    addCuenta: (cuenta: Partial<Cuenta> & { clave?: string } = {}) => addCuenta(cuentas, cuenta),
    changePassword: async (sub: string, clave: string) => {
      await cuentas.cambiarClave(sub, await hashClave(clave, CHEAP), false);
    },
    restart: async () => {
      await running.app.close();
      running = await start();
    },
    close: async () => {
      await running.app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type IdentityServer = Awaited<ReturnType<typeof startIdentity>>;

async function listen(
  identity: Identity,
  { host, port }: IdentityConfig,
  budget: WorkBudget,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, trustProxy: oneProxy });
  answerErrors(app);
  app.decorateRequest('persona', null);
  limitAnonymousWork(app, budget, '/mantenible/assets/');
  if (identity.plugin) await app.register(identity.plugin);
  app.get('/mantenible/', () => 'la aplicación');
  // A restart would break a kept-alive connection during the next request.
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await app.listen({ host, port });
  return app;
}

async function addCuenta(
  cuentas: ReturnType<typeof cuentaRepository>,
  { clave = CLAVE, ...cuenta }: Partial<Cuenta> & { clave?: string },
) {
  const ana = {
    sub: 'sub-ana',
    usuario: 'ana',
    nombre: 'Ana Pérez',
    correo: 'ana@ejemplo.es',
    roles: ['estudiante'],
  } as const;
  const claveHash = await hashClave(clave, CHEAP);
  await cuentas.crear({ ...ana, activa: true, debeCambiarClave: false, ...cuenta, claveHash });
}

const configuration = async (): Promise<IdentityConfig> => ({
  basePath: '/mantenible',
  host: '127.0.0.1',
  port: await freePort(),
  publicUrl: null,
  keycloak: null,
  adminPassword: null,
  estudiantePassword: null,
});

function memorySecrets() {
  const kept = new Map<string, string>();
  return {
    readOrCreate: async (name: string, make: () => string | Promise<string>) => {
      const secret = kept.get(name) ?? (await make());
      kept.set(name, secret);
      return secret;
    },
  };
}

function memoryLog() {
  const lines: Record<string, unknown>[] = [];
  const note = (level: string) => (fields: Record<string, unknown>, message: string) => {
    lines.push({ level, message, ...fields });
  };
  return { lines, info: note('info'), warn: note('warn'), error: note('error') };
}
