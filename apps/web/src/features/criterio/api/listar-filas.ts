import { queryOptions } from '@tanstack/react-query';

import { listarCriteriosValoracion } from '../../../lib/criterio-api/listar-criterios-valoracion.ts';
import { listarPropiedadesCalidad } from '../../../lib/criterio-api/listar-propiedades-calidad.ts';
import { listarValoracionesMantenibilidad } from '../../../lib/criterio-api/listar-valoraciones-mantenibilidad.ts';
import { filaDeCriterio, filaDePropiedad, type Fila, type Tabla } from '../tablas.ts';

const readers: Readonly<Record<Tabla, (signal: AbortSignal) => Promise<readonly Fila[]>>> = {
  criterios: async (signal) => (await listarCriteriosValoracion(signal)).map(filaDeCriterio),
  valoracion: async (signal) => (await listarValoracionesMantenibilidad(signal)).map(filaDeCriterio),
  propiedades: async (signal) => (await listarPropiedadesCalidad(signal)).map(filaDePropiedad),
};

/** The rows of one of the editor's tables. */
export function listarFilasQuery(tabla: Tabla) {
  return queryOptions({
    queryKey: ['criterios', tabla],
    queryFn: ({ signal }) => readers[tabla](signal),
  });
}
