import type { Db } from '@mantenible/db';
import { versionAnalizador as analizador } from '@mantenible/runner';

import type { Rutas } from '../http/app.types.ts';
import { idDeClave } from '../http/creation-id.ts';
import { borradorRoutes } from '../modules/borrador/borrador.routes.ts';
import { calculoRoutes } from '../modules/calculo/calculo.routes.ts';
import { createCatalogoDePruebas } from '../modules/catalogo/catalogo-de-pruebas.repository.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { exportacionRoutes } from '../modules/exportacion/exportacion.routes.ts';
import { createLectorDeProyecto } from '../modules/exportacion/lector-de-proyecto.repository.ts';
import { createMedicionRepository } from '../modules/medicion/medicion.repository.ts';
import { medicionRoutes } from '../modules/medicion/medicion.routes.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';
import { planDeHoy } from '../modules/respuesta/plan-de-hoy.ts';
import { createRespuestaRepository } from '../modules/respuesta/respuesta.repository.ts';
import { respuestaRoutes } from '../modules/respuesta/respuesta.routes.ts';
import type { Proyectos } from './proyectos.ts';

interface Parts extends Pick<Proyectos, 'proyectos' | 'borradores' | 'criterios' | 'cuotas'> {
  readonly db: Db;
  /** Whether analyses are our own. */
  readonly incorporado: boolean;
  readonly now: () => Date;
  readonly nuevoId: () => string;
  /** Notes what a saved test verifies of the project's improvement plan. */
  readonly anotar: (proyectoId: string) => Promise<void>;
}

/** The routes of tests, drafts and reports with their adapters. */
export function rutasDePruebas(parts: Parts): Rutas[] {
  const { db, incorporado, now, nuevoId, proyectos, borradores, criterios, cuotas } = parts;
  const respuestas = createRespuestaRepository(db);
  const catalogo = createCatalogoDePruebas(db);
  const propietarioDe = createPropietarioDe(db);
  const mediciones = createMedicionRepository(db, incorporado, analizador);
  return [
    respuestaRoutes({
      respuestas,
      propietarioDe,
      borradores,
      criterios,
      catalogo,
      mediciones,
      cuotas,
      now,
      idDeClave,
      alGuardar: parts.anotar,
    }),
    borradorRoutes({
      proyectos,
      borradores,
      respuestas,
      planDeHoy: (alcance) => planDeHoy(catalogo, alcance),
      cuotas,
      nuevoId,
      now,
    }),
    calculoRoutes({ respuestas }),
    exportacionRoutes({
      lectorPor: (turn) => createLectorDeProyecto(db, turn),
      auditoria: createAuditoria(db, now),
    }),
    medicionRoutes({ mediciones, propietarioDe }),
  ];
}
