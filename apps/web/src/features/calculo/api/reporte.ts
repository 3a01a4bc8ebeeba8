import { queryOptions } from '@tanstack/react-query';

import { obtenerCriterios } from './criterios-valoracion.ts';
import { obtenerPromedios } from './promedios.ts';
import { obtenerRespuesta } from './respuesta-una.ts';

async function obtenerReporte(id: string, signal: AbortSignal) {
  const [prueba, filas, criterios] = await Promise.all([
    obtenerRespuesta(id, signal),
    obtenerPromedios(id, signal),
    obtenerCriterios(signal),
  ]);
  return { prueba, filas, criterios, leido: new Date() };
}
export type DatosReporte = Awaited<ReturnType<typeof obtenerReporte>>;

/** All that a report shows, read together, and when: the criteria are those in force then. */
export function reporteQuery(id: string) {
  return queryOptions({
    queryKey: ['reporte', id],
    queryFn: ({ signal }) => obtenerReporte(id, signal),
  });
}
