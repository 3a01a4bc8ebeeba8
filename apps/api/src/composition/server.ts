import { openDatabase, type Database } from '@mantenible/db';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';

import { buildApp } from '../composition.ts';
import type { Config } from '../config/config.ts';
import { consola } from '../identity/administracion/administracion.port.ts';
import { contenidoInicial } from '../modules/catalogo/contenido/contenido.adapter.ts';
import { cargarContenido } from '../modules/catalogo/contenido/contenido.repository.ts';
import { diskUse } from '../runtime/disk-use.ts';
import {
  createCopyKeys,
  createPasswordSecrets,
  createVaults,
  mastersOf,
  openSecrets,
  requireAllKeys,
} from '../secrets/index.ts';
import { createSealed } from '../secrets/sealed-texts.repository.ts';
import {
  serveMetricsUntilClose,
  startChoresOnListen,
  takeOrdersUntilClose,
  workWhileListening,
} from './chores.ts';
import { createAdministracion } from './cuentas.ts';
import { cuotasDe } from './cuotas.ts';
import { createIncorporado, createServicio } from './escaneo.ts';
import { createIdentity, type CreatedFirstAccounts } from './identity.ts';
import { openJobs, type AnalysisPrograms } from './jobs.ts';
import { metricsOf, openMetrics } from './metrics.ts';
import { recentAnswer } from './recent-answer.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly firstAccounts: CreatedFirstAccounts | null;
  readonly estado: { cerrando: boolean };
}

const now = (): Date => new Date();

/** Files beside the code: the built page (null serves the API alone) and the analysis programs. */
export interface Files {
  readonly web: string | null;
  readonly programs: AnalysisPrograms;
}

/** Opens DATA_DIR, fills it at the first start, and builds the application over it. */
export async function createServer(config: Config, log: Logger, { web, programs }: Files): Promise<Server> {
  const secrets = await openSecrets(config.dataDir);
  const keys = { secretKey: config.secretKey ?? undefined, secrets };
  const vaults = await createVaults(keys);
  const clavesCopias = await createCopyKeys(keys);
  const metrics = metricsOf(config);
  const database = await openDatabase({
    url: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    prepare: config.databasePrepare,
    log,
    ...(metrics && { onStatement: metrics.onStatement }),
  });
  try {
    const { db } = database;
    const sealed = createSealed(db);
    await requireAllKeys(sealed, vaults);
    await cargarContenido({ db, nuevoId: () => uuidv7(), now }, contenidoInicial());
    const identity = await createIdentity({
      config,
      db,
      dataDir: config.dataDir,
      secrets,
      masters: mastersOf(config.secretKey),
      log,
      now,
    });
    const firstAccounts = await identity.createFirstAccounts();
    const estado = { cerrando: false };
    const jobs =
      config.sonarqube === null
        ? await openJobs({
            config,
            database,
            vaults,
            log,
            now,
            programs,
            ...(metrics && { onEnd: metrics.onAnalysis }),
          })
        : null;
    // PostgreSQL has its data elsewhere.
    const disco =
      database.engine === 'pglite'
        ? recentAnswer(() => diskUse(config.dataDir), now, 10_000)
        : () => Promise.resolve(null);
    const app = await buildApp({
      config,
      log,
      database,
      verifier: identity.verifier,
      identidad: identity.plugin,
      escaneo:
        config.sonarqube === null
          ? createIncorporado(db, vaults.textos)
          : createServicio(config.sonarqube, log, now),
      cola: jobs?.queue ?? null,
      vault: vaults.tokens,
      textos: vaults.textos,
      clavesCopias,
      secretosDeClaves: await createPasswordSecrets(keys),
      web,
      estado,
      now,
      metrics,
      disco,
    });
    serveMetricsUntilClose(app, () => openMetrics(metrics, config, { database, jobs, log }));
    startChoresOnListen({
      config,
      app,
      database,
      dataDir: config.dataDir,
      log,
      sealed,
      vaults,
      now,
      incorporado: jobs !== null,
      diasDeNombres: config.diasDeNombres,
      cuotas: cuotasDe({ config, db, disco, now }).cuotas,
    });
    if (database.engine === 'pglite') {
      const administracion = createAdministracion({ db, now, log })(consola);
      takeOrdersUntilClose(app, { dataDir: config.dataDir, administracion, log });
    }
    if (jobs) workWhileListening(app, jobs, config.analisis.jobs === 'server');
    return { app, database, firstAccounts, estado };
  } catch (error) {
    await database.close();
    throw error;
  }
}
