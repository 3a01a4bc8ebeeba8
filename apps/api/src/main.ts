import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { trabajadorConstruido } from '@mantenible/runner';

import { createServer } from './composition/server.ts';
import { readConfig, type Config } from './config.ts';
import { createLogger } from './http/logging.ts';
import { greeting } from './runtime/greeting.ts';
import { terminalLog } from './runtime/readable-log.ts';
import { startFailure } from './runtime/start-failure.ts';
import { stopOnSignals } from './runtime/stop.ts';

/** Starts the server that the environment describes; what makes it impossible is said in Spanish. */
async function main(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel, terminalLog(process.stdout));
  const server = await createServer(config, logger, { web: builtPage(), trabajador: trabajadorConstruido() });
  stopOnSignals(server, logger);
  await server.app.listen({ host: config.host, port: config.port });
  console.log(greeting(config, server.firstAccounts));
}

/** Folder of the built page, seen from here built or not; the API serves alone while there is none. */
function builtPage(): string | null {
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
  return existsSync(dist) ? dist : null;
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await main(config);
} catch (error) {
  console.error(startFailure(error, config));
  process.exit(1);
}
