import { contar } from '@mantenible/wording/contar';

import { startWorker } from './composition/worker.ts';
import { readConfig, type Config } from './config/config.ts';
import { createLogger } from './http/logging.ts';
import { boundHeapGrowth, releaseStartMemory } from './runtime/heap.ts';
import { programsBeside } from './runtime/programs.ts';
import { terminalLog } from './runtime/readable-log.ts';
import { startFailure } from './runtime/start-failure.ts';
import { systemNotice } from './runtime/system-notice.ts';

/** `npm run worker`: runs analyses that servers queue in the same PostgreSQL. */
async function main(config: Config): Promise<void> {
  const log = createLogger(config.logLevel, terminalLog(process.stdout));
  const worker = await startWorker(config, log, programsBeside(import.meta.url));
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      void worker.close().then(() => process.exit(0));
    });
  }
  for (const line of systemNotice(process.platform)) console.log(line);
  console.log(
    `Analizando a la vez ${contar(config.analisis.simultaneos, 'proyecto', 'proyectos')} como máximo. Ctrl+C lo detiene.`,
  );
  releaseStartMemory();
}

boundHeapGrowth();
let config: Config | null = null;
try {
  config = readConfig(process.env);
  await main(config);
} catch (error) {
  console.error(startFailure(error, config));
  process.exit(1);
}
