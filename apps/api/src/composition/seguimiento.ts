import type { Db } from '@mantenible/db';

import type { Rutas } from '../http/app.types.ts';
import { createAnalisisComparados } from '../modules/comparacion/analisis-comparados.repository.ts';
import { comparacionRoutes } from '../modules/comparacion/comparacion.routes.ts';
import { createPruebasComparadas } from '../modules/comparacion/pruebas-comparadas.repository.ts';
import { createPropiedadRepository } from '../modules/criterio/criterio.repository.ts';

interface Parts {
  readonly db: Db;
}

/** The routes that follow a project over time, with their adapters. */
export function rutasDeSeguimiento({ db }: Parts): Rutas[] {
  const propiedades = createPropiedadRepository(db);
  return [
    comparacionRoutes({
      comparables: createPruebasComparadas(db),
      analisis: createAnalisisComparados(db),
      propiedades: () => propiedades.listar(),
    }),
  ];
}
