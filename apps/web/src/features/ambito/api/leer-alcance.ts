import { queryOptions } from '@tanstack/react-query';

import { leerAmbito } from '../../../lib/ambito-api/leer-ambito.ts';
import { leerSituacion } from '../../../lib/analisis-api/leer-situacion.ts';
import { openForm } from '../../../lib/forms/open-form.ts';

/** The scope that a project names, the one that its newest analysis used, and whether the reader may change it. */
export function leerAlcanceQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['alcance', proyectoId],
    queryFn: async ({ signal }) => {
      const [guardado, situacion] = await Promise.all([
        leerAmbito(proyectoId, signal),
        leerSituacion(proyectoId, signal),
      ]);
      return { ...guardado, usado: situacion.ambito };
    },
    ...openForm,
    gcTime: 0,
  });
}
