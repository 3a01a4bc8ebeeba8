import { queryOptions } from '@tanstack/react-query';

import { listarValoracionesMantenibilidad } from '../../../lib/criterio-api/listar-valoraciones-mantenibilidad.ts';

/** Ranges of the degree's criteria; a change in the editor invalidates them. */
export function listarValoracionesQuery() {
  return queryOptions({
    queryKey: ['criterios', 'valoracion', 'analisis'],
    queryFn: ({ signal }) => listarValoracionesMantenibilidad(signal),
    staleTime: 60_000,
  });
}
