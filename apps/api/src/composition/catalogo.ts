import type { Db } from '@mantenible/db';

import type { Rutas } from '../http/app.types.ts';
import { contenidoInicial } from '../modules/contenido/contenido.adapter.ts';
import { contenidoRoutes } from '../modules/contenido/contenido.routes.ts';
import { createPautasInicialesRepository } from '../modules/contenido/pautas-iniciales.repository.ts';
import {
  createCriterioRepository,
  createPropiedadRepository,
} from '../modules/criterio/criterio.repository.ts';
import { criterioRoutes } from '../modules/criterio/criterio.routes.ts';
import { createListaVerificacionRepository } from '../modules/lista-verificacion/lista-verificacion.repository.ts';
import { listaVerificacionRoutes } from '../modules/lista-verificacion/lista-verificacion.routes.ts';
import { createMetricaRepository } from '../modules/metrica/metrica.repository.ts';
import { metricaRoutes } from '../modules/metrica/metrica.routes.ts';
import { createPautaRepository } from '../modules/pauta/pauta.repository.ts';
import { pautaRoutes } from '../modules/pauta/pauta.routes.ts';
import { createSubcaracteristicaRepository } from '../modules/subcaracteristica/subcaracteristica.repository.ts';
import { subcaracteristicaRoutes } from '../modules/subcaracteristica/subcaracteristica.routes.ts';

interface Parts {
  readonly db: Db;
  readonly now: () => Date;
  readonly nuevoId: () => string;
}

/** The routes of catalogue and criteria with their adapters. */
export function rutasDeCatalogo({ db, now, nuevoId }: Parts): Rutas[] {
  return [
    pautaRoutes({ pautas: createPautaRepository(db, now) }),
    contenidoRoutes({
      contenido: contenidoInicial(),
      iniciales: createPautasInicialesRepository({ db, nuevoId, ahora: now }),
    }),
    listaVerificacionRoutes({ listas: createListaVerificacionRepository(db, now) }),
    metricaRoutes({ metricas: createMetricaRepository(db, now) }),
    subcaracteristicaRoutes({ subcaracteristicas: createSubcaracteristicaRepository(db, now) }),
    criterioRoutes({
      criterios: createCriterioRepository(db, 'criterios_valoracion', now),
      valoraciones: createCriterioRepository(db, 'valoracion_mantenibilidad', now),
      propiedades: createPropiedadRepository(db, now),
    }),
  ];
}
