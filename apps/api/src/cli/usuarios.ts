import { openDatabase, type Database } from '@mantenible/db';

import { readConfig } from '../config.ts';
import { usage, usuarios } from './usuarios-commands.ts';

/** `npm run usuarios -- …`: the accounts of the embedded provider, from the command line. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  if (args.length === 0) {
    console.error(usage);
    return 2;
  }
  if (config.keycloak && args[0] !== 'vincular') {
    console.error(
      'Las cuentas están en Keycloak (KEYCLOAK_URL): adminístrelas allí. Aquí solo sirve «vincular».',
    );
    return 2;
  }
  const database = await open(config.databaseUrl, config.dataDir);
  try {
    return await usuarios(
      { db: database.db, now: () => new Date(), print: console.log, fail: console.error },
      args,
    );
  } finally {
    await database.close();
  }
}

async function open(url: string | null, dataDir: string): Promise<Database> {
  try {
    return await openDatabase({ url: url ?? undefined, dataDir });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DataFolderLocked') throw error;
    throw new Error(
      'El servidor está en marcha y la base de datos incorporada admite un solo proceso. Detenga el servidor, repita ' +
        'la orden e inícielo de nuevo. (Con PostgreSQL, en DATABASE_URL, no hace falta detenerlo.)',
      { cause: error },
    );
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
