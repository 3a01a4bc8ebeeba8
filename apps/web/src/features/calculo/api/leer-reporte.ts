import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { listarCriteriosValoracion } from '../../../lib/criterio-api/listar-criterios-valoracion.ts';
import { leerPromedios } from './leer-promedios.ts';
import { leerRespuestaQuery } from './leer-respuesta.ts';

async function leerPartesDeReporte(client: QueryClient, id: string, signal: AbortSignal) {
  const [prueba, promedios, criterios] = await Promise.all([
    client.query(leerRespuestaQuery(id)),
    leerPromedios(id, signal),
    listarCriteriosValoracion(signal),
  ]);
  return { prueba, ...promedios, criterios, leido: new Date() };
}
export type DatosReporte = Awaited<ReturnType<typeof leerPartesDeReporte>>;

/** The data of a report, read together with the current criteria. */
export function leerReporteQuery(id: string) {
  return queryOptions({
    queryKey: ['reporte', id],
    queryFn: ({ client, signal }) => leerPartesDeReporte(client, id, signal),
  });
}
