import type { Request } from 'autocannon';
import autocannon from 'autocannon';

export interface Measurement {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}
export interface MeasuredCall {
  method: 'GET' | 'PUT' | 'POST';
  body?: unknown;
  paths?: readonly string[];
}

/** Seconds of a measurement and of its warm-up. */
export interface Spans {
  readonly warmUp: number;
  readonly measured: number;
}

const connections = 50;
const defaultSpans: Spans = { warmUp: 2, measured: Number(process.env['BENCH_SECONDS'] ?? 8) };

/**
 * Requests one address over 50 connections for some seconds, after a short warm-up that is not counted.
 * @param token '' for none
 */
export async function measure(
  name: string,
  url: string,
  token: string,
  { method, body, paths }: MeasuredCall = { method: 'GET' },
  { warmUp, measured }: Spans = defaultSpans,
): Promise<Measurement> {
  const headers = {
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const options = { url, method, headers, connections, ...sent, ...(paths && { requests: [anyOf(paths)] }) };
  await autocannon({ ...options, duration: warmUp });
  const result = await autocannon({ ...options, duration: measured });
  const { requests, latency, errors, timeouts, non2xx } = result;
  return {
    name,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + timeouts + non2xx,
  };
}

/** A random one of the addresses for each request. */
function anyOf(paths: readonly string[]): Request {
  return {
    setupRequest: (request) => ({ ...request, path: paths[Math.floor(Math.random() * paths.length)] ?? '' }),
  };
}

/**
 * One line per address; the ratio is to the bare Fastify route of the same run.
 * @param measurements the baseline first
 */
export function table(measurements: readonly Measurement[]) {
  const best = measurements[0]?.perSecond ?? NaN;
  const head = ['peticiones/s', 'p50 ms', 'p99 ms', 'proporción', 'fallidas', ''];
  const rows = measurements.map(({ name, perSecond, p50, p99, failed }) => [
    perSecond.toFixed(0),
    String(p50),
    String(p99),
    (perSecond / best).toFixed(3),
    String(failed),
    name,
  ]);
  return [head, ...rows]
    .map((row) => row.map((cell, i) => (i === 5 ? cell : cell.padStart(12))).join('  '))
    .join('\n');
}
