// seguridad: metrics
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openMetrics } from '../composition/metrics.ts';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { serveMetrics } from './metrics-server.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRegistry } from './registry.ts';

describe('the text of the metrics', () => {
  test('has counters, distributions and values read at that moment, with escaped labels', async () => {
    const registry = createRegistry();
    const calls = registry.counter('calls_total', 'Calls.');
    const times = registry.histogram('times_seconds', 'Times.', [0.1, 1]);
    let now = 1;
    registry.gauge('now', 'Now.', () => [[{}, now]]);
    calls.add({ route: '/a"b\\c\n' });
    calls.add({ route: '/a"b\\c\n' }, 2);
    for (const value of [0.05, 0.1, 0.5, 7]) times.observe({ kind: 'x' }, value);
    now = 2;
    expect(await registry.text()).toBe(
      `# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{route="/a\\"b\\\\c\\n"} 3
# HELP times_seconds Times.
# TYPE times_seconds histogram
times_seconds_bucket{kind="x",le="0.1"} 2
times_seconds_bucket{kind="x",le="1"} 3
times_seconds_bucket{kind="x",le="+Inf"} 4
times_seconds_sum{kind="x"} 7.65
times_seconds_count{kind="x"} 4
# HELP now Now.
# TYPE now gauge
now 2
`,
    );
  });
});

describe('the metrics of a server (requisito: own-metrics-port)', () => {
  let t: TestApp;
  let metrics: Metrics;
  let close: () => Promise<void>;
  let port = 0;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  beforeAll(async () => {
    metrics = createMetrics();
    t = await createTestApp({ parts: { metrics } });
    metrics.watch({
      connections: () => t.database.connections(),
      queue: () => Promise.resolve({ waiting: 3, running: 2, failed: 1 }),
    });
    const server = await serveMetrics(
      metrics.registry,
      { host: '127.0.0.1', port: 0 },
      createLogger('silent'),
    );
    ({ close, port } = server);
  });
  afterAll(async () => {
    metrics.stop();
    await close();
    await t.close();
  });

  test('count requests by route pattern and status, without ids, names or tokens', async () => {
    const id = '0193a0d8-0000-7000-8000-0000000000aa';
    await t.call({ as: 'ana', method: 'GET', url: `/pautas/${id}?secreto=CANARIO` });
    await t.call({ as: 'ana', method: 'GET', url: '/pautas' });
    await t.app.inject({ method: 'GET', url: '/no-existe/CANARIO' });
    metrics.onStatement('select * from cuentas where usuario = CANARIO', 3);
    metrics.onStatement('canario', 3);
    metrics.onStatement('\n  insert into cuentas', 3);
    metrics.onAnalysis('listo', 12_000);
    const text = await read();
    for (const line of [
      'mantenible_http_requests_total{method="GET",route="/mantenible/api/pautas/:id",status="404"} 1',
      'mantenible_http_requests_total{method="GET",route="/mantenible/api/pautas",status="200"} 1',
      'mantenible_http_requests_total{method="GET",route="unknown",status="404"} 1',
      'mantenible_http_request_duration_seconds_count{method="GET",route="/mantenible/api/pautas"} 1',
      'mantenible_database_statement_duration_seconds_count{kind="select"} 1',
      'mantenible_database_statement_duration_seconds_count{kind="insert"} 1',
      'mantenible_database_statement_duration_seconds_count{kind="other"} 1',
      'mantenible_analysis_duration_seconds_bucket{result="listo",le="20"} 1',
      'mantenible_queue_jobs{state="waiting"} 3',
      'mantenible_database_connections{state="open"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/mantenible_process_memory_bytes\{kind="rss"\} \d{7,}\n/);
    expect(text).toMatch(/mantenible_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
    for (const secret of ['CANARIO', 'canario', id, 'sub-ana']) expect(text).not.toContain(secret);
  });

  test('are at one address of their own port, and not at the public one', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    for (const url of ['/metrics', '/mantenible/metrics', '/mantenible/api/metrics'])
      expect((await t.app.inject(url)).statusCode, url).toBe(404);
  });

  test('answer 503 while a source fails', async () => {
    const registry = createRegistry();
    registry.gauge('broken', 'Broken.', () => Promise.reject(new Error('no')));
    const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 }, createLogger('silent'));
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(503);
    await server.close();
  });

  test('refuse a port in use in Spanish', async () => {
    const place = { host: '127.0.0.1', port };
    await expect(serveMetrics(metrics.registry, place, createLogger('silent'))).rejects.toThrow(
      `no se pueden servir métricas en el puerto ${port} (EADDRINUSE): elija otro con METRICS_PORT.`,
    );
  });

  test.each(['panel-grafana.json', 'alertas.yml'])('include every one that %s names', async (file) => {
    const path = fileURLToPath(new URL(`../../../../deploy/metricas/${file}`, import.meta.url));
    const named = (await readFile(path, 'utf8')).match(/mantenible_\w+/g) ?? [];
    const text = await read();
    const exported = [...text.matchAll(/^# TYPE (?<name>\w+) (?<type>\w+)$/gm)].flatMap(({ groups }) => {
      const { name = '', type } = groups ?? {};
      return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    });
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  });
});

test('without METRICS_PORT nothing is measured or served', async () => {
  expect(readConfig({}).metricsPort).toBeNull();
  expect(() => readConfig({ METRICS_PORT: '4000' })).toThrow('METRICS_PORT: debe ser distinto de PORT');
  const sources = { database: null as never, jobs: null, log: createLogger('silent') };
  const close = await openMetrics(null, { host: '127.0.0.1', metricsPort: null }, sources);
  await close();
});
