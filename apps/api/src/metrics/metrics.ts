import type { Connections, OnStatement } from '@mantenible/db';
import type { FastifyInstance } from 'fastify';

import { observeProcess } from './process-metrics.ts';
import { createRegistry, type Registry } from './registry.ts';

/** Jobs of the queue by state. */
export interface QueueCounts {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** What a process measures of itself. No label holds a name, an address or a path with ids. */
export interface Metrics {
  readonly registry: Registry;
  /** Duration of one statement, by its first word. */
  readonly onStatement: OnStatement;
  readonly onAnalysis: (result: string, milliseconds: number) => void;
  /** Reads the pool's connections and the queue whenever the metrics are read. */
  watch(sources: {
    readonly connections: () => Connections;
    readonly queue: (() => Promise<QueueCounts>) | null;
  }): void;
  stop(): void;
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];
const statementBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const analysisBounds = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
const verbs = ['select', 'insert', 'update', 'delete', 'with'];

export function createMetrics(): Metrics {
  const registry = createRegistry();
  const statements = registry.histogram(
    'mantenible_database_statement_duration_seconds',
    'Duration of SQL statements, the wait for a connection included, by kind.',
    statementBounds,
  );
  const analyses = registry.histogram(
    'mantenible_analysis_duration_seconds',
    'Duration of analyses in this process, by result.',
    analysisBounds,
  );
  const stop = observeProcess(registry);
  return {
    registry,
    stop,
    onStatement: (statement, milliseconds) => {
      const verb = /^\s*(\w+)/.exec(statement)?.[1] ?? '';
      statements.observe({ kind: verbs.includes(verb) ? verb : 'other' }, milliseconds / 1000);
    },
    onAnalysis: (result, milliseconds) => {
      analyses.observe({ result }, milliseconds / 1000);
    },
    watch: ({ connections, queue }) => {
      registry.gauge('mantenible_database_connections', 'Connections of the pool by state.', () => {
        const { open, idle, waiting } = connections();
        return Object.entries({ open, idle, waiting }).map(([state, value]) => [{ state }, value]);
      });
      if (queue)
        registry.gauge(
          'mantenible_queue_jobs',
          'Analyses of the queue by state, all processes together.',
          async () => Object.entries(await queue()).map(([state, value]) => [{ state }, Number(value)]),
        );
    },
  };
}

/** Counts every request by method, route pattern and status; unknown addresses share one pattern. */
export function observeRequests(app: FastifyInstance, { registry }: Metrics): void {
  const requests = registry.counter(
    'mantenible_http_requests_total',
    'Requests by method, route and status.',
  );
  const durations = registry.histogram(
    'mantenible_http_request_duration_seconds',
    'Time until an answer was sent, by method and route; streams excluded.',
    requestBounds,
  );
  const failures = registry.counter('mantenible_http_failures_total', 'Answers of 500 and above, by route.');
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    const method = methodOf(request.method);
    requests.add({ method, route, status: String(reply.statusCode) });
    if (reply.statusCode >= 500) failures.add({ route });
    const streamed = String(reply.getHeader('Content-Type') ?? '').startsWith('text/event-stream');
    if (!streamed) durations.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
}

/** A caller may send any method. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}
