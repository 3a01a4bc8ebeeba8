import { createServer, type Files } from '../composition/server.ts';
import { readConfig, type Config } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import { boundHeapGrowth, releaseStartMemory } from './heap.ts';
import { greeting } from './greeting.ts';
import { terminalLog } from './readable-log.ts';
import { startFailure } from './start-failure.ts';
import { stopOnSignals } from './stop.ts';

/** Starts the environment's server; a failed start prints its reason in Spanish and ends the process. */
export async function serve(files: () => Files): Promise<void> {
  boundHeapGrowth();
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await listen(config, files());
  } catch (error) {
    console.error(startFailure(error, config));
    process.exit(1);
  }
}

async function listen(config: Config, files: Files): Promise<void> {
  const log = createLogger(config.logLevel, terminalLog(process.stdout));
  const server = await createServer(config, log, files);
  stopOnSignals(server, log);
  await server.app.listen({ host: config.host, port: config.port });
  console.log(greeting(config, server.firstAccounts));
  releaseStartMemory();
}
