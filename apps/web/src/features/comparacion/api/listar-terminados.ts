import { queryOptions } from '@tanstack/react-query';

import { leerSituacion } from '../../../lib/analisis-api/leer-situacion.ts';

/** The finished analyses of the project, newest first. */
export function listarTerminadosQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['comparacion-analisis', proyectoId, 'historia'],
    queryFn: async ({ signal }) => {
      const { historia } = await leerSituacion(proyectoId, signal);
      return historia.filter(({ estado }) => estado === 'listo');
    },
  });
}
