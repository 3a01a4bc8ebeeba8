import type { Medida } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { maxResults, pageSize } from './http/limits.ts';
import { notFoundAsInvalid } from './http/service-failure.ts';

/** Schema of one measure in an answer; measures of new code, which have no `value`, are not requested. */
export const measureSchema = z.object({
  metric: z.string(),
  value: z.string(),
  bestValue: z.exactOptional(z.boolean()),
});

const metricsSchema = z.object({ metrics: z.array(z.object({ key: z.string() })) });

/** Keys of all metrics of the service, without duplicates. */
export async function readMetricKeys(requests: Requests): Promise<readonly string[]> {
  const claves = new Set<string>();
  for (let p = 1; p <= maxResults / pageSize; p++) {
    const parameters = { p: String(p), ps: String(pageSize) };
    const { metrics } = await requests
      .get('api/metrics/search', parameters, metricsSchema)
      .catch(notFoundAsInvalid);
    for (const { key } of metrics) claves.add(key);
    if (metrics.length < pageSize) break;
  }
  return [...claves];
}

/** Keys of the metrics that replace ours in a service that counts by software quality only. */
const sustitutas: Readonly<Record<string, string>> = {
  code_smells: 'software_quality_maintainability_issues',
};

/**
 * The metrics to request for these measures: maps the key of each metric that the service has to our key. The service
 * refuses a request with an unknown metric as a whole.
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

/** The measures under our keys; measures without one are dropped. */
export function withRequestedKeys(medidas: readonly Medida[], claves: ReadonlyMap<string, string>): Medida[] {
  return medidas.flatMap((medida) => {
    const metric = claves.get(medida.metric);
    return metric === undefined ? [] : [{ ...medida, metric }];
  });
}

const answerSchema = z.object({ component: z.object({ measures: z.array(measureSchema) }) });

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
