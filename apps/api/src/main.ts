import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { trabajadorConstruido } from '@mantenible/scanning/embedded';

import { createServer } from './composition/server.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLogger } from './http/logging.ts';
import { greeting } from './runtime/greeting.ts';
import { stopOnSignals } from './runtime/stop.ts';

/** Starts the server that the environment describes; what makes it impossible is said in Spanish. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
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

try {
  await main();
} catch (error) {
  const known = error instanceof ConfigError;
  console.error(
    known ? error.message : `No se pudo iniciar: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (!known && error instanceof Error) console.error(error.stack);
  process.exit(1);
}
