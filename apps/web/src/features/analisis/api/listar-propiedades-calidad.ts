import { queryOptions } from '@tanstack/react-query';

import { listarPropiedadesCalidad } from '../../../lib/criterio-api/listar-propiedades-calidad.ts';

/** Thresholds of the defect cards, in card order; a change in the editor invalidates them. */
export function listarPropiedadesCalidadQuery() {
  return queryOptions({
    queryKey: ['criterios', 'propiedades', 'analisis'],
    queryFn: ({ signal }) => listarPropiedadesCalidad(signal),
    staleTime: 60_000,
  });
}
