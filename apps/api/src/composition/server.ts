import { openDatabase, type Database } from '@mantenible/db';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import { buildApp } from '../composition.ts';
import type { Config } from '../config.ts';
import { createEscaneo } from './escaneo.ts';
import { createIdentity, type FirstAccounts } from './identity.ts';
import { cargarContenido } from '../modules/contenido/contenido.repository.ts';
import { contenidoInicial } from '../modules/contenido/contenido.adapter.ts';
import { createVault, openSecrets, requireKeys } from '../secrets/index.ts';
import { createSealedTokens } from '../secrets/sealed-tokens.repository.ts';
import { startChoresOnListen } from './chores.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly firstAccounts: FirstAccounts | null;
  readonly estado: { cerrando: boolean };
}

const now = (): Date => new Date();

/** Opens what lies in DATA_DIR, fills it at the first start, and builds the application over it. */
export async function createServer(config: Config, logger: Logger, web: string | null): Promise<Server> {
  const secrets = await openSecrets(config.dataDir);
  const vault = await createVault({ secretKey: config.secretKey ?? undefined, secrets });
  const database = await openDatabase({
    url: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    log: logger,
  });
  try {
    const { db } = database;
    const tokens = createSealedTokens(db);
    await requireKeys(tokens, vault);
    await cargarContenido({ db, nuevoId: () => uuidv7(), ahora: now }, contenidoInicial());
    const identity = await createIdentity({ config, db, dataDir: config.dataDir, secrets, log: logger, now });
    const firstAccounts = await identity.firstAccounts();
    const estado = { cerrando: false };
    const app = await buildApp({
      config,
      logger,
      database,
      verifier: identity.verifier,
      identidad: identity.plugin,
      escaneo: createEscaneo(config.sonarqube, logger, now),
      vault,
      web,
      estado,
      now,
    });
    startChoresOnListen({ app, database, dataDir: config.dataDir, logger, tokens, vault, now });
    return { app, database, firstAccounts, estado };
  } catch (error) {
    await database.close();
    throw error;
  }
}
