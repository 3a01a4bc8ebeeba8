import { maximoAcciones } from '@mantenible/contracts/mejora';
import type { Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';

import type { Rutas } from '../http/app.types.ts';
import { leerPaquete } from '../modules/analisis/detalle/paquete.schema.ts';
import { createBorradorRepository } from '../modules/borrador/borrador.repository.ts';
import { createAnalisisComparados } from '../modules/comparacion/analisis-comparados.repository.ts';
import { comparacionRoutes } from '../modules/comparacion/comparacion.routes.ts';
import { createPruebasComparadas } from '../modules/comparacion/pruebas-comparadas.repository.ts';
import { createPropiedadRepository } from '../modules/criterio/criterio.repository.ts';
import { mejoraRoutes } from '../modules/mejora/mejora.routes.ts';
import { tituloDeRegla } from '../modules/mejora/titulo-de-regla.adapter.ts';
import { createPanoramaRepository } from '../modules/panorama/panorama.repository.ts';
import { panoramaRoutes } from '../modules/panorama/panorama.routes.ts';
import { piezasDeMejora } from './mejora.ts';

interface Parts {
  readonly db: Db;
  /** Null where analyses are our own. */
  readonly servicio: EscaneoPort | null;
  readonly incorporado: boolean;
  readonly now: () => Date;
  readonly nuevoId: () => string;
}

/** The routes that follow a project over time, with their adapters. */
export function rutasDeSeguimiento({ db, servicio, incorporado, now, nuevoId }: Parts): Rutas[] {
  const propiedades = createPropiedadRepository(db);
  return [
    panoramaRoutes({
      panorama: createPanoramaRepository(db),
      borradores: createBorradorRepository(db),
      incorporado,
    }),
    comparacionRoutes({
      comparables: createPruebasComparadas(db),
      analisis: createAnalisisComparados(db),
      leerPaquete,
      propiedades: () => propiedades.listar(),
    }),
    mejoraRoutes({
      ...piezasDeMejora({ db, servicio, now }),
      tituloDeRegla,
      nuevoId,
      maximo: maximoAcciones,
    }),
  ];
}
