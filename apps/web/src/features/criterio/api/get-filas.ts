import { queryOptions } from '@tanstack/react-query';

import { getCriteriosValoracion } from '../../../lib/criterio-api/get-criterios-valoracion.ts';
import { getPropiedadCalidad } from './get-propiedad-calidad.ts';
import { getValoracionMantenibilidad } from './get-valoracion-mantenibilidad.ts';
import { filaDeCriterio, filaDePropiedad, type Fila, type Tabla } from '../tablas.ts';

const readers: Readonly<Record<Tabla, (signal: AbortSignal) => Promise<readonly Fila[]>>> = {
  criterios: async (signal) => (await getCriteriosValoracion(signal)).map(filaDeCriterio),
  valoracion: async (signal) => (await getValoracionMantenibilidad(signal)).map(filaDeCriterio),
  propiedades: async (signal) => (await getPropiedadCalidad(signal)).map(filaDePropiedad),
};

/** The rows of one of the editor's tables. */
export function getFilasQuery(tabla: Tabla) {
  return queryOptions({
    queryKey: ['criterios', tabla],
    queryFn: ({ signal }) => readers[tabla](signal),
  });
}
