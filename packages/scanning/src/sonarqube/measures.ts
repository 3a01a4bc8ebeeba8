import type { Medida } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import type { Requests } from './http/client.ts';
import { maxResults, pageSize } from './http/limits.ts';
import { nothingToMiss } from './http/service-failure.ts';

/** One measure as the service writes it; those of new code have no `value`, and are not asked for. */
export const medidaDelServicio = z.object({
  metric: z.string(),
  value: z.string(),
  bestValue: z.exactOptional(z.boolean()),
});

const catalogo = z.object({ metrics: z.array(z.object({ key: z.string() })) });

/** Keys of every metric that the service knows, each once. */
export async function leerClavesMetricas(requests: Requests): Promise<readonly string[]> {
  const claves = new Set<string>();
  for (let p = 1; p <= maxResults / pageSize; p++) {
    const parametros = { p: String(p), ps: String(pageSize) };
    const { metrics } = await requests.get('api/metrics/search', parametros, catalogo).catch(nothingToMiss);
    for (const { key } of metrics) claves.add(key);
    if (metrics.length < pageSize) break;
  }
  return [...claves];
}

/** A newer service that counts by software quality alone has this where others have code smells. */
const sustitutas: Readonly<Record<string, string>> = {
  code_smells: 'software_quality_maintainability_issues',
};

/**
 * What to ask for when these measures are wanted: of the service's own keys, since one that it does not know makes it
 * refuse all of them. Keys are those of the service, values ours.
 */
export function clavesConocidas(
  pedidas: readonly string[],
  conocidas: readonly string[],
): ReadonlyMap<string, string> {
  const claves = new Set(conocidas);
  const pares = pedidas.map((pedida) => [claves.has(pedida) ? pedida : sustitutas[pedida], pedida] as const);
  return new Map(pares.flatMap(([suya, pedida]) => (suya && claves.has(suya) ? [[suya, pedida]] : [])));
}

/** Measures under the keys that they were asked by; any other is left out. */
export function conClavesPedidas(medidas: readonly Medida[], claves: ReadonlyMap<string, string>): Medida[] {
  return medidas.flatMap((medida) => {
    const metric = claves.get(medida.metric);
    return metric === undefined ? [] : [{ ...medida, metric }];
  });
}

const respuesta = z.object({ component: z.object({ measures: z.array(medidaDelServicio) }) });

/** A project's own measures; those that the service does not know or did not measure are absent. */
export async function leerMedidasProyecto(
  requests: Requests,
  clave: string,
  claves: ReadonlyMap<string, string>,
): Promise<readonly Medida[]> {
  if (claves.size === 0) return [];
  const parametros = { component: clave, metricKeys: [...claves.keys()].join(',') };
  const { component } = await requests.get('api/measures/component', parametros, respuesta);
  return conClavesPedidas(component.measures, claves);
}
