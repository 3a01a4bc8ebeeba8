import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

const graceMs = 10_000;

interface Running {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  readonly database: { close(): Promise<void> };
  readonly estado: { cerrando: boolean };
}

/**
 * On SIGTERM or SIGINT: readiness fails at once, requests in progress have 10 s to finish, then the
 * database is closed and the process exits with 0. An uncaught error is logged, and the process exits with
 * 1.
 */
export function stopOnSignals(server: Running, log: Pick<FastifyBaseLogger, 'info' | 'fatal'>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (server.estado.cerrando) return;
      log.info({ signal }, 'stopping');
      void stop(server).then(
        () => process.exit(0),
        (err: unknown) => {
          log.fatal({ err }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err, event }, 'unforeseen failure');
      process.exit(1);
    });
  }
}

/** Ends the server: connections that are still busy after `grace` are cut. */
export async function stop({ app, database, estado }: Running, grace = graceMs): Promise<void> {
  estado.cerrando = true;
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, grace);
  // An idle keep-alive connection would hold the server until the cut.
  const drain = setInterval(() => {
    app.server.closeIdleConnections();
  }, 50);
  try {
    await app.close();
  } finally {
    clearInterval(drain);
    clearTimeout(cut);
    await database.close();
  }
}
