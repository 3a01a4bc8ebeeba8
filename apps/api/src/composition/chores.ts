import type { Database } from '@mantenible/db';
import { startNightlyBackup } from '@mantenible/db/backup';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { rotateAll, type Sealed, type Vaults } from '../secrets/index.ts';
import { openControl } from '../identity/control/control-server.ts';
import type { Taller } from './analisis.ts';

interface Chores {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dataDir: string;
  readonly logger: Logger;
  readonly sealed: Sealed;
  readonly vaults: Vaults;
  readonly now: () => Date;
}

/**
 * Background work from listening until closing: encrypts tokens under an older key with the current one,
 * and backs up the embedded database every night.
 */
export function startChoresOnListen({ app, database, dataDir, logger, sealed, vaults, now }: Chores): void {
  const running: (() => Promise<unknown>)[] = [];
  app.addHook('onListen', () => {
    const rotation = rotateAll(sealed, vaults).then(
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

/**
 * Runs analyses while the server listens, unless other processes run them; returns them to the queue on
 * close.
 */
export function workWhileListening(app: FastifyInstance, taller: Taller, here: boolean): void {
  if (here) app.addHook('onListen', () => taller.empezar());
  app.addHook('preClose', () => taller.cerrar());
}

/**
 * Serves the command line, which cannot open the embedded database beside the server. Opens before the
 * first request.
 */
export function takeOrdersUntilClose(app: FastifyInstance, control: Parameters<typeof openControl>[0]): void {
  let close = (): Promise<void> => Promise.resolve();
  app.addHook('onReady', async () => {
    try {
      close = await openControl(control);
    } catch (err) {
      control.log.error({ err }, 'control: no orders can be taken');
    }
  });
  app.addHook('preClose', () => close());
}
