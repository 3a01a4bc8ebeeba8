import { incidencias } from '@mantenible/contracts/sonarqube';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import type { Analizado } from '../modelo/guia/analizado.ts';
import { clavesDeLectura, lecturaDeServicio } from './lectura.ts';

/** GET /sonarqube/issues: the project's open issues, as many as the service gives, and how many there are in all. */
export function issuesQuery({ proyectoId, clave, fecha }: Analizado) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'issues', clave, fecha],
    queryFn: ({ signal }) =>
      getJson('/sonarqube/issues', incidencias, { signal, params: { projectKey: clave } }),
    ...lecturaDeServicio,
  });
}
