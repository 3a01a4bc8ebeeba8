import {
  criteriosValoracion,
  propiedadCalidad,
  valoracionMantenibilidad,
} from '@mantenible/domain/criterio/iniciales';

import type { Tabla } from './tablas.ts';

/** The initial values of a table, as a catalogue's file holds them. */
export function inicialesDe(tabla: Tabla): object {
  switch (tabla) {
    case 'criterios':
      return { criteriosValoracion };
    case 'valoracion':
      return { valoracionMantenibilidad };
    case 'propiedades':
      return { propiedadCalidad };
  }
}
