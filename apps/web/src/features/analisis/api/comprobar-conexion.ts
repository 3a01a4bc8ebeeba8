import { conexion } from '@mantenible/contracts/sonarqube';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

/** GET /sonarqube/login: whether the service answers and accepts the product's credentials. */
export function comprobarConexionQuery(proyectoId: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'conexion'],
    queryFn: ({ signal }) => getJson('/sonarqube/login', conexion, { signal }),
    ...lecturaDeServicio,
  });
}
