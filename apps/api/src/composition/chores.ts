import type { Database } from '@mantenible/db';
import { startNightlyBackup } from '@mantenible/db/backup';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { rotateTokens, type SealedTokens, type Vault } from '../secrets/index.ts';

interface Chores {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dataDir: string;
  readonly logger: Logger;
  readonly tokens: SealedTokens;
  readonly vault: Vault;
  readonly now: () => Date;
}

/**
 * What the server does beside answering, from the moment it listens until it closes: tokens under an older key are
 * encrypted anew, and the embedded database is backed up every night.
 */
export function startChoresOnListen({ app, database, dataDir, logger, tokens, vault, now }: Chores): void {
  const running: (() => Promise<unknown>)[] = [];
  app.addHook('onListen', () => {
    const rotation = rotateTokens(tokens, vault).then(
      (count) => {
        if (count > 0) logger.info({ count }, 'tokens encrypted under the current key');
      },
      (err: unknown) => {
        logger.error({ err }, 'tokens could not be encrypted under the current key');
      },
    );
    running.push(() => rotation);
    if (database.engine === 'pglite') {
      running.push(startNightlyBackup({ database, dataDir, log: logger, now }));
    }
  });
  app.addHook('onClose', async () => {
    for (const stop of running) await stop();
  });
}
