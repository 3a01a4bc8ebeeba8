import { medidas } from '@mantenible/contracts/sonarqube';
import { medidasConsultables, type Medida } from '@mantenible/domain/escaneo';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { listarClavesMetricas } from './listar-claves-metricas.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

async function obtenerMedidas(component: string, signal: AbortSignal): Promise<readonly Medida[]> {
  const conocidas = new Set(await listarClavesMetricas(signal));
  const metricKeys = medidasConsultables.filter((clave) => conocidas.has(clave)).join(',');
  // The service supports none of the measures: no request is needed.
  if (metricKeys === '') return [];
  const { data } = await getJson('/sonarqube/measures', medidas, {
    signal,
    params: { component, metricKeys },
  });
  return data.component.measures.map(({ metric, value }) => ({ metric, value }));
}

/**
 * GET /sonarqube/measures for our measures that the service supports. `fecha` is the date of the analysis; a new
 * analysis is read again.
 */
export function leerMedidasQuery(proyectoId: string, component: string, fecha: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'medidas', component, fecha],
    queryFn: ({ signal }) => obtenerMedidas(component, signal),
    ...lecturaDeServicio,
  });
}
