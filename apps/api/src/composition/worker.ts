import { openDatabase } from '@mantenible/db';
import type { Logger } from 'pino';

import type { Config } from '../config/config.ts';
import { createVaults, openSecrets, requireAllKeys } from '../secrets/index.ts';
import { createSealed } from '../secrets/sealed-texts.repository.ts';
import { abrirTaller, type AnalysisPrograms } from './analisis.ts';
import { metricsOf, openMetrics } from './metrics.ts';

/**
 * Runs analyses until it is closed. The keys are the server's: the same DATA_DIR, or SECRET_KEY.
 * @throws Error in Spanish when the configuration leaves it without work
 */
export async function startWorker(
  config: Config,
  logger: Logger,
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
    log: logger,
    ...(metrics && { onStatement: metrics.onStatement }),
  });
  try {
    await requireAllKeys(createSealed(database.db), vaults);
    const now = () => new Date();
    const observed = metrics && { alTerminar: metrics.onAnalysis };
    const taller = await abrirTaller({ config, database, vaults, logger, now, programs, ...observed });
    const closeMetrics = await openMetrics(metrics, config, { database, taller, logger });
    await taller.empezar();
    return {
      close: async () => {
        await closeMetrics();
        await taller.cerrar();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
