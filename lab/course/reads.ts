import { readFileSync } from 'node:fs';

import { line, percentile } from '../load/figures.ts';
import { readProcess } from '../limits/process-figures.ts';
import type { MeasuredServer } from '../limits/repeated-reads.ts';

/** Figures of one address that is read many times in turn. */
export interface Reads {
  readonly first: number;
  readonly p95: number;
  readonly median: number;
  /** Milliseconds of processor of one read in the server's process: another load of the machine does not change them. */
  readonly processor: number;
  /** The fewest of any read: other work of the server adds some now and then. */
  readonly statements: number;
  readonly bytes: number;
}

/** Reads an address so many times, one after the other; every refusal fails. */
export async function readInTurn(
  server: MeasuredServer,
  token: string,
  path: string,
  times: number,
): Promise<Reads> {
  const durations: number[] = [];
  const statements: number[] = [];
  let bytes = 0;
  const own = await ofMetrics(server);
  const begun = processorMs(server);
  for (let n = 0; n < times; n += 1) {
    const before = await readProcess(server.metricsPort);
    const begin = performance.now();
    const body = await send(server, token, 'GET', path);
    durations.push(performance.now() - begin);
    statements.push((await readProcess(server.metricsPort)).statements - before.statements - own);
    bytes = Math.max(bytes, body.byteLength);
  }
  return {
    first: durations[0] ?? NaN,
    p95: percentile(durations, 0.95),
    median: percentile(durations, 0.5),
    processor: (processorMs(server) - begun) / times,
    statements: Math.min(...statements),
    bytes,
  };
}

/** Processor time of a server's process since its start, from /proc, whose unit is 10 ms. */
export function processorMs({ pid }: Pick<MeasuredServer, 'pid'>): number {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Statements that reading the metrics itself causes. */
async function ofMetrics({ metricsPort }: MeasuredServer): Promise<number> {
  const counts: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const before = await readProcess(metricsPort);
    counts.push((await readProcess(metricsPort)).statements - before.statements);
  }
  return percentile(counts, 0.5);
}

/** Sends one call of a bench and returns its answer. */
export async function send(
  { origin }: MeasuredServer,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<ArrayBuffer> {
  const response = await fetch(`${origin}/mantenible/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const bytes = await response.arrayBuffer();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${new TextDecoder().decode(bytes)}`);
  return bytes;
}

/** Targets of an address: milliseconds at p95, statements of each read, and bytes of the answer. */
export interface ReadTargets {
  readonly ms: number;
  readonly statements: number;
  readonly kb: number;
}

/** Prints the figures of one address beside its targets. */
export function report(name: string, reads: Reads, { ms, statements, kb }: ReadTargets): void {
  console.log(line(`${name}: p95`, reads.p95, 'ms', { most: ms }));
  const { first, median, processor } = reads;
  const spent = [
    `mediana ${median.toFixed(0)}`,
    `la primera ${first.toFixed(0)}`,
    `procesador ${processor.toFixed(0)}`,
  ];
  console.log(`    ms: ${spent.join(', ')}`);
  console.log(line('  sentencias', reads.statements, '', { most: statements }));
  console.log(line('  respuesta', reads.bytes / 1000, 'kB', { most: kb }));
}
