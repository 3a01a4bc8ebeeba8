import { maximoAcciones } from '@mantenible/contracts/mejora';
import type { Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { maximoMarcas } from '@mantenible/domain/marca';
import { tituloDeRegla } from '@mantenible/rule-cards/titulo';

import type { Rutas } from '../http/app.types.ts';
import { heavyWork } from '../http/heavy-reads.ts';
import { leerPaquete } from '../modules/analisis/detalle/paquete.schema.ts';
import { createBorradorRepository } from '../modules/borrador/borrador.repository.ts';
import type { AlMostrar } from '../modules/cifras/cifras.port.ts';
import { createAnalisisComparados } from '../modules/comparacion/analisis-comparados.repository.ts';
import { comparacionRoutes } from '../modules/comparacion/comparacion.routes.ts';
import { createPruebasComparadas } from '../modules/comparacion/pruebas-comparadas.repository.ts';
import { createPropiedadRepository } from '../modules/criterio/criterio.repository.ts';
import type { Cuotas } from '../modules/cuota/cuota.port.ts';
import { createMarcaRepository } from '../modules/marca/marca.repository.ts';
import { marcaRoutes } from '../modules/marca/marca.routes.ts';
import { mejoraRoutes } from '../modules/mejora/mejora.routes.ts';
import { createPanoramaRepository } from '../modules/panorama/panorama.repository.ts';
import { panoramaRoutes } from '../modules/panorama/panorama.routes.ts';
import { createPuntosRepository } from '../modules/puntos-criticos/puntos-criticos.repository.ts';
import { puntosCriticosRoutes } from '../modules/puntos-criticos/puntos-criticos.routes.ts';
import { piezasDeMejora } from './mejora.ts';

interface Parts {
  readonly db: Db;
  /** Null where analyses are our own. */
  readonly servicio: EscaneoPort | null;
  readonly incorporado: boolean;
  readonly now: () => Date;
  readonly cuotas: Cuotas;
  /** Keeps the figures of the service's analysis; null where analyses are our own. */
  readonly alMostrar: AlMostrar | null;
}

/** The routes that follow a project over time, with their adapters. */
export function rutasDeSeguimiento(parts: Parts): Rutas[] {
  const { db, servicio, incorporado, now, alMostrar, cuotas } = parts;
  const propiedades = createPropiedadRepository(db, now);
  const mejora = piezasDeMejora({ db, servicio, now });
  const { propietarioDe } = mejora;
  const inTurn = (paquete: string, idPersona: string) => heavyWork(idPersona, () => leerPaquete(paquete));
  return [
    panoramaRoutes({
      panorama: createPanoramaRepository(db, incorporado),
      propietarioDe,
      borradores: createBorradorRepository(db),
      incorporado,
      leerPaquete: inTurn,
      buscada: mejora.buscada,
      analizador: mejora.analizador,
    }),
    comparacionRoutes({
      comparables: createPruebasComparadas(db),
      propietarioDe,
      analisis: createAnalisisComparados(db),
      leerPaquete,
      propiedades: () => propiedades.listar(),
    }),
    puntosCriticosRoutes({
      puntos: createPuntosRepository(db),
      propietarioDe,
      incorporado,
      analizador: mejora.analizador,
      now,
    }),
    marcaRoutes({
      marcas: createMarcaRepository(db),
      propietarioDe,
      leerPaquete,
      incorporado,
      cuotas,
      now,
      maximo: maximoMarcas,
    }),
    mejoraRoutes({
      ...mejora,
      tituloDeRegla,
      alMostrar,
      cuotas,
      maximo: maximoAcciones,
    }),
  ];
}
