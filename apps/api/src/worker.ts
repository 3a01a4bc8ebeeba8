import { trabajadorConstruido } from '@mantenible/scanning/embedded';
import { contar } from '@mantenible/wording/contar';

import { startWorker } from './composition/worker.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './http/logging.ts';

/** `npm run worker`: makes analyses for servers that only collect them, over the same PostgreSQL. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const worker = await startWorker(config, logger, trabajadorConstruido());
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      logger.info({ signal }, 'stopping');
      void worker.close().then(() => process.exit(0));
    });
  }
  console.log(
    `Analizando a la vez ${contar(config.analisis.simultaneos, 'proyecto', 'proyectos')} como máximo. Ctrl+C lo detiene.`,
  );
}

try {
  await main();
} catch (error) {
  const known = error instanceof ConfigError;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(known ? reason : `No se pudo iniciar: ${reason}`);
  process.exit(1);
}
