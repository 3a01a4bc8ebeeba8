import type { Database } from '@mantenible/db';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { createCountExchange } from '../http/call-counts.repository.ts';
import { createCallCounts, type CallCounts } from '../http/call-counts.ts';
import { countedWindow } from '../http/limits.ts';
import { createWorkBudget, type WorkBudget } from '../http/work-budget.ts';

const exchangeMs = 1000;

interface Parts {
  readonly database: Pick<Database, 'db' | 'engine'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** Counts of calls; over PostgreSQL they are exchanged with the other servers once a second (ADR 0045). */
export function createCounts(app: FastifyInstance, { database, logger }: Parts): CallCounts {
  const shared = database.engine === 'postgres';
  const exchange = shared ? createCountExchange(database.db) : null;
  const counts = createCallCounts({ exchange, now: () => performance.now(), ...countedWindow });
  if (!shared) return counts;
  let running: Promise<void> | null = null;
  let failing = false;
  const exchangeOnce = async () => {
    try {
      await counts.exchange();
      failing = false;
    } catch (err) {
      if (!failing) logger.warn({ err }, 'limits: the counts of other servers are not known');
      failing = true;
    }
  };
  const timer = setInterval(() => {
    running ??= exchangeOnce().finally(() => {
      running = null;
    });
  }, exchangeMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return counts;
}

/** Work of requests without a session by address group, at this server. */
export function createAnonymousBudget({ workSeconds }: { readonly workSeconds: number }): WorkBudget {
  const { maxKeys: maxGroups } = countedWindow;
  return createWorkBudget({ msPerMinute: workSeconds * 1000, now: () => performance.now(), maxGroups });
}
