import type { Database } from '@mantenible/db';
import { startNightlyBackup, startSweep, startUpkeep } from '@mantenible/db/backup';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { openControl } from '../identity/control/control-server.ts';
import type { Cuotas } from '../modules/cuota/cuota.port.ts';
import { rotateAll, type Sealed, type Vaults } from '../secrets/index.ts';
import { purgeDaily } from './daily-erasure.ts';
import { guardarEjemplo } from './ejemplo.ts';
import { startMail } from './correo.ts';
import { startCopies } from './entregas.ts';
import { eraseInitialPasswords } from './initial-passwords.ts';
import type { JobRoom } from './jobs.ts';
import { quietTime } from './quiet-time.ts';

interface ChoreDeps {
  readonly config: Parameters<typeof startMail>[0]['config'];
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Logger;
  readonly sealed: Sealed;
  readonly vaults: Vaults;
  readonly now: () => Date;
  /** Whether analyses are our own. */
  readonly incorporado: boolean;
  /** Days for which an archived course keeps the names of its people. */
  readonly diasDeNombres: number;
  readonly cuotas: Pick<Cuotas, 'exigirSitio'>;
}

/**
 * Background work from listening until closing: encrypts tokens under an older key with the current one, stores the solved
 * example, copies what was delivered, sends notices by mail, erases seeds of initial passwords, what deleted projects left, and old entries of the audit trail and lapsed reservations every day, and tidies
 * the embedded database, which it backs up every night.
 */
export function startChoresOnListen({
  config,
  app,
  database,
  dataDir,
  log,
  sealed,
  vaults,
  now,
  incorporado,
  diasDeNombres,
  cuotas,
}: ChoreDeps): void {
  const running: (() => Promise<unknown>)[] = [];
  const quiet = quietTime(app.server, now);
  app.addHook('onListen', () => {
    const rotation = rotateAll(sealed, vaults).then(
      ({ tokens: { count, unreadable }, textos }) => {
        if (count > 0) log.info({ count }, 'tokens encrypted under the current key');
        const lost = { proyectos: unreadable, textos: textos.unreadable };
        if (lost.proyectos.length + lost.textos.length > 0)
          log.error(lost, 'tokens or texts that do not decrypt');
      },
      (err: unknown) => {
        log.error({ err }, 'tokens could not be encrypted under the current key');
      },
    );
    running.push(() => rotation);
    const ejemplo = guardarEjemplo({ db: database.db, vaults, now }).catch((err: unknown) => {
      log.warn({ err }, 'the solved example could not be stored');
    });
    running.push(() => ejemplo);
    running.push(purgeDaily({ database, log, now, diasDeNombres }));
    running.push(eraseInitialPasswords({ db: database.db, log, now }));
    running.push(startSweep(database, log));
    running.push(startMail({ config, db: database.db, log, now }));
    running.push(startCopies({ db: database.db, incorporado, cuotas, log, now }));
    if (database.engine === 'pglite') {
      running.push(startUpkeep(database.root, log));
      running.push(startNightlyBackup({ database, dataDir, log, now, quiet }));
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
export function workWhileListening(app: FastifyInstance, jobs: JobRoom, here: boolean): void {
  if (here) app.addHook('onListen', () => jobs.start());
  app.addHook('preClose', () => jobs.close());
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

/** Opens the metrics before the first request: a port in use fails the start. */
export function serveMetricsUntilClose(app: FastifyInstance, open: () => Promise<() => Promise<void>>): void {
  let close = (): Promise<void> => Promise.resolve();
  app.addHook('onReady', async () => {
    close = await open();
  });
  app.addHook('onClose', () => close());
}
