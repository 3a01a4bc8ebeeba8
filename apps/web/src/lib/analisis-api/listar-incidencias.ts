import { incidencias } from '@mantenible/contracts/sonarqube';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';
import type { Analizado } from '../escaneo/analizado.ts';
import { clavesDeLectura, lecturaDeServicio } from '../escaneo/lectura.ts';

/** GET /sonarqube/issues: open issues of the project, as many as the service returns, and their total. */
export function listarIncidenciasQuery({ proyectoId, clave, fecha }: Analizado) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'issues', clave, fecha],
    queryFn: ({ signal }) =>
      getJson('/sonarqube/issues', incidencias, { signal, params: { projectKey: clave } }),
    ...lecturaDeServicio,
  });
}
