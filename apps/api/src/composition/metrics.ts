import type { Database } from '@mantenible/db';
import type { Logger } from 'pino';

import type { Config } from '../config/config.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import type { JobRoom } from './jobs.ts';

/** Metrics of this process; null unless METRICS_PORT is set. */
export function metricsOf({ metricsPort }: Pick<Config, 'metricsPort'>): Metrics | null {
  return metricsPort === null ? null : createMetrics();
}

/** Serves the metrics at HOST and METRICS_PORT until the returned function is called; does nothing without metrics. */
export async function openMetrics(
  metrics: Metrics | null,
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
  sources: {
    readonly database: Database;
    readonly jobs: Pick<JobRoom, 'counts'> | null;
    readonly log: Pick<Logger, 'info' | 'error'>;
  },
): Promise<() => Promise<void>> {
  if (metrics === null || metricsPort === null) return () => Promise.resolve();
  const { database, jobs, log } = sources;
  metrics.watch({
    connections: () => database.connections(),
    queue: jobs && (() => jobs.counts()),
  });
  const server = await serveMetrics(metrics.registry, { host, port: metricsPort }, log);
  log.info({ host, port: server.port }, 'metrics are served');
  return async () => {
    metrics.stop();
    await server.close();
  };
}
