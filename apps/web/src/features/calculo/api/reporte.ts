import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { getCriteriosValoracion } from '../../../lib/criterio-api/get-criterios-valoracion.ts';
import { obtenerPromedios } from './promedios.ts';
import { respuestaQuery } from './respuesta-una.ts';

async function obtenerReporte(client: QueryClient, id: string, signal: AbortSignal) {
  const [prueba, filas, criterios] = await Promise.all([
    client.query(respuestaQuery(id)),
    obtenerPromedios(id, signal),
    getCriteriosValoracion(signal),
  ]);
  return { prueba, filas, criterios, leido: new Date() };
}
export type DatosReporte = Awaited<ReturnType<typeof obtenerReporte>>;

/** All that a report shows, read together, and when: the criteria are those in force then. */
export function reporteQuery(id: string) {
  return queryOptions({
    queryKey: ['reporte', id],
    queryFn: ({ client, signal }) => obtenerReporte(client, id, signal),
  });
}
