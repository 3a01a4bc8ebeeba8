import type { Medida } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { maxResults, pageSize } from './http/limits.ts';
import { nothingToMiss } from './http/service-failure.ts';

/** One measure of the service; measures of new code have no `value` and are not requested. */
export const medidaDelServicio = z.object({
  metric: z.string(),
  value: z.string(),
  bestValue: z.exactOptional(z.boolean()),
});

const catalogo = z.object({ metrics: z.array(z.object({ key: z.string() })) });

/** Keys of every metric of the service, each once. */
export async function readMetricKeys(requests: Requests): Promise<readonly string[]> {
  const claves = new Set<string>();
  for (let p = 1; p <= maxResults / pageSize; p++) {
    const parameters = { p: String(p), ps: String(pageSize) };
    const { metrics } = await requests.get('api/metrics/search', parameters, catalogo).catch(nothingToMiss);
    for (const { key } of metrics) claves.add(key);
    if (metrics.length < pageSize) break;
  }
  return [...claves];
}

/** Metrics that replace ours in a service that counts by software quality only. */
const sustitutas: Readonly<Record<string, string>> = {
  code_smells: 'software_quality_maintainability_issues',
};

/**
 * The service's metrics to request for these measures: the service refuses a whole request with one
 * unknown metric. Maps the service's keys to ours.
 */
export function knownKeys(
  requested: readonly string[],
  known: readonly string[],
): ReadonlyMap<string, string> {
  const claves = new Set(known);
  const pares = requested.map(
    (pedida) => [claves.has(pedida) ? pedida : sustitutas[pedida], pedida] as const,
  );
  return new Map(pares.flatMap(([suya, pedida]) => (suya && claves.has(suya) ? [[suya, pedida]] : [])));
}

/** Measures under the requested keys; others are dropped. */
export function withRequestedKeys(medidas: readonly Medida[], claves: ReadonlyMap<string, string>): Medida[] {
  return medidas.flatMap((medida) => {
    const metric = claves.get(medida.metric);
    return metric === undefined ? [] : [{ ...medida, metric }];
  });
}

const answerSchema = z.object({ component: z.object({ measures: z.array(medidaDelServicio) }) });

/** Measures of a project; metrics that the service lacks or did not measure are absent. */
export async function readMeasures(
  requests: Requests,
  clave: string,
  claves: ReadonlyMap<string, string>,
): Promise<readonly Medida[]> {
  if (claves.size === 0) return [];
  const parameters = { component: clave, metricKeys: [...claves.keys()].join(',') };
  const { component } = await requests.get('api/measures/component', parameters, answerSchema);
  return withRequestedKeys(component.measures, claves);
}
