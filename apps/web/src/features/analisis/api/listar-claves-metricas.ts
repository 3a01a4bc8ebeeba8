import { clavesMetricas } from '@mantenible/contracts/sonarqube';

import { getJson } from '../../../lib/http.ts';

/** GET /sonarqube/metrics: keys of the measures that the service supports. */
export async function listarClavesMetricas(signal: AbortSignal): Promise<readonly string[]> {
  return (await getJson('/sonarqube/metrics', clavesMetricas, { signal })).metricKeys;
}
