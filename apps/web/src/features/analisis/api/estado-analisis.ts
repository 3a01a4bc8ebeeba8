import { estadoAnalisis } from '@mantenible/contracts/sonarqube';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';
import { clavesDeLectura, lecturaDeServicio } from './lectura.ts';

/** Pause between two looks at an analysis that is running, in milliseconds. */
const pausa = 5_000;

/** GET /analisis/{proyectoId}: where the newest analysis stands; looked at again and again while one is running. */
export function estadoAnalisisQuery(proyectoId: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'estado'],
    queryFn: ({ signal }) =>
      getJson(`/analisis/${encodeURIComponent(proyectoId)}`, estadoAnalisis, { signal }),
    refetchInterval: ({ state }) => (state.data?.estado === 'en-curso' ? pausa : false),
    ...lecturaDeServicio,
  });
}
