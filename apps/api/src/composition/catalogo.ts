import type { Db } from '@mantenible/db';

import type { Rutas } from '../http/app.types.ts';
import { contenidoInicial } from '../modules/catalogo/contenido/contenido.adapter.ts';
import { contenidoRoutes } from '../modules/catalogo/contenido/contenido.routes.ts';
import { createPautasInicialesRepository } from '../modules/catalogo/contenido/pautas-iniciales.repository.ts';
import { createListaVerificacionRepository } from '../modules/catalogo/lista-verificacion/lista-verificacion.repository.ts';
import { listaVerificacionRoutes } from '../modules/catalogo/lista-verificacion/lista-verificacion.routes.ts';
import { createMetricaRepository } from '../modules/catalogo/metrica/metrica.repository.ts';
import { metricaRoutes } from '../modules/catalogo/metrica/metrica.routes.ts';
import { createPapeleraRepository } from '../modules/catalogo/papelera/papelera.repository.ts';
import { papeleraRoutes } from '../modules/catalogo/papelera/papelera.routes.ts';
import { createPautaRepository } from '../modules/catalogo/pauta/pauta.repository.ts';
import { pautaRoutes } from '../modules/catalogo/pauta/pauta.routes.ts';
import { createSubcaracteristicaRepository } from '../modules/catalogo/subcaracteristica/subcaracteristica.repository.ts';
import { subcaracteristicaRoutes } from '../modules/catalogo/subcaracteristica/subcaracteristica.routes.ts';
import { leerEntrega } from '../modules/catalogo/traslado/entrega.adapter.ts';
import { leerLibro } from '../modules/catalogo/traslado/libro/leer-libro.adapter.ts';
import { createTrasladoRepository } from '../modules/catalogo/traslado/traslado.repository.ts';
import { trasladoRoutes } from '../modules/catalogo/traslado/traslado.routes.ts';
import {
  createCriterioRepository,
  createPropiedadRepository,
} from '../modules/criterio/criterio.repository.ts';
import { criterioRoutes } from '../modules/criterio/criterio.routes.ts';

interface Parts {
  readonly db: Db;
  readonly now: () => Date;
  readonly nuevoId: () => string;
  /** Whether lists are composed again only after a change. */
  readonly recuerda: boolean;
}

/** The routes of catalogue and criteria with their adapters. */
export function rutasDeCatalogo({ db, now, nuevoId, recuerda }: Parts): Rutas[] {
  return [
    pautaRoutes({ pautas: createPautaRepository(db, now, recuerda) }),
    contenidoRoutes({
      contenido: contenidoInicial(),
      iniciales: createPautasInicialesRepository({ db, nuevoId, now }),
    }),
    trasladoRoutes({ leerEntrega, leerLibro, traslados: createTrasladoRepository({ db, nuevoId, now }) }),
    papeleraRoutes({ papelera: createPapeleraRepository(db, now) }),
    listaVerificacionRoutes({ listas: createListaVerificacionRepository(db, now, recuerda) }),
    metricaRoutes({ metricas: createMetricaRepository(db, now, recuerda) }),
    subcaracteristicaRoutes({ subcaracteristicas: createSubcaracteristicaRepository(db, now, recuerda) }),
    criterioRoutes({
      criterios: createCriterioRepository(db, 'criterios_valoracion', now),
      valoraciones: createCriterioRepository(db, 'valoracion_mantenibilidad', now),
      propiedades: createPropiedadRepository(db, now),
    }),
  ];
}
