import { openDatabase } from '@mantenible/db';
import type { Logger } from 'pino';

import type { Config } from '../config/config.ts';
import { createVaults, openSecrets, requireAllKeys } from '../secrets/index.ts';
import { createSealed } from '../secrets/sealed-texts.repository.ts';
import { openJobs, type AnalysisPrograms } from './jobs.ts';
import { metricsOf, openMetrics } from './metrics.ts';

/**
 * Runs analyses until it is closed. The keys are the server's: the same DATA_DIR, or SECRET_KEY.
 * @throws Error in Spanish when the configuration leaves it without work
 */
export async function startWorker(
  config: Config,
  log: Logger,
  programs: AnalysisPrograms,
): Promise<{ close(): Promise<void> }> {
  if (config.databaseUrl === null)
    throw new Error(
      'falta DATABASE_URL. Sin PostgreSQL los análisis se hacen en el propio servidor y no hay nada más que iniciar.',
    );
  if (config.sonarqube !== null)
    throw new Error('con SONAR_HOST_URL los análisis los hace SonarQube y no hay nada que hacer aquí.');
  const secrets = await openSecrets(config.dataDir);
  const vaults = await createVaults({ secretKey: config.secretKey ?? undefined, secrets });
  const metrics = metricsOf(config);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    prepare: config.databasePrepare,
    log,
    ...(metrics && { onStatement: metrics.onStatement }),
  });
  try {
    await requireAllKeys(createSealed(database.db), vaults);
    const now = () => new Date();
    const observed = metrics && { onEnd: metrics.onAnalysis };
    const jobs = await openJobs({ config, database, vaults, log, now, programs, ...observed });
    const closeMetrics = await openMetrics(metrics, config, { database, jobs, log });
    await jobs.start();
    return {
      close: async () => {
        await closeMetrics();
        await jobs.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
