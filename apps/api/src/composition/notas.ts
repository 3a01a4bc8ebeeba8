import { factsOf } from '@mantenible/analyser/catalogue';
import type { Db } from '@mantenible/db';
import type { Persona } from '@mantenible/domain/acceso';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { createAcuerdoRepository } from '../modules/acuerdo/acuerdo.repository.ts';
import { acuerdoRoutes } from '../modules/acuerdo/acuerdo.routes.ts';
import { archivoDeAcuerdoRoutes } from '../modules/acuerdo/archivo-de-acuerdo.routes.ts';
import type { DepsAcuerdo } from '../modules/acuerdo/leer-acuerdo.ts';
import { createAvisoRepository } from '../modules/aviso/aviso.repository.ts';
import { avisoRoutes } from '../modules/aviso/aviso.routes.ts';
import { correoRoutes } from '../modules/aviso/correo.routes.ts';
import { createEleccionRepository } from '../modules/aviso/eleccion-de-correo.repository.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { createCalificacionRepository } from '../modules/nota/calificacion.repository.ts';
import { leerCifras } from '../modules/nota/cifras.repository.ts';
import { leerEntrega, leerEntregados, leerTamanos } from '../modules/nota/entregados.repository.ts';
import { esDocenteDe, exigirClase, exigirDocente, exigirEntregado } from '../modules/nota/exigir-entrega.ts';
import { exportarRoutes } from '../modules/nota/exportar.routes.ts';
import type { EntregasDeNotas } from '../modules/nota/nota.port.ts';
import { notaRoutes } from '../modules/nota/nota.routes.ts';
import { personasDeEntrega } from '../modules/nota/personas-de-entrega.repository.ts';
import { createRubricaRepository } from '../modules/nota/rubrica.repository.ts';
import { rubricaRoutes } from '../modules/nota/rubrica.routes.ts';
import { fraseRoutes } from '../modules/observacion/frase.routes.ts';
import { createInformadasRepository } from '../modules/observacion/informadas.repository.ts';
import { informadasRoutes } from '../modules/observacion/informadas.routes.ts';
import {
  createFraseRepository,
  createObservacionRepository,
} from '../modules/observacion/observacion.repository.ts';
import { observacionRoutes } from '../modules/observacion/observacion.routes.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';
import { createAvisar, type PartesDeAvisar } from './avisar.ts';

interface Parts extends PartesDeAvisar {
  readonly config: Pick<Config, 'correo'>;
}

/** The routes of rubrics, marks, comments, agreement and notices, with their adapters. */
export function rutasDeNotas({ config, db, log, now, nuevoId }: Parts): Rutas[] {
  const entregas: EntregasDeNotas = {
    entrega: (id, sub) => leerEntrega(db, id, sub),
    entregados: (id, proyectoId) => leerEntregados(db, id, proyectoId),
    tamanos: (id) => leerTamanos(db, id),
    cifras: (...cuales) => leerCifras(db, (regla) => factsOf(regla)?.severity ?? 'MAJOR', ...cuales),
  };
  const observaciones = createObservacionRepository(db);
  const acuerdos = createAcuerdoRepository(db);
  const avisos = createAvisoRepository(db, nuevoId);
  const avisar = createAvisar({ db, log, now, nuevoId });
  const deps = {
    entregas,
    rubricas: createRubricaRepository(db),
    calificaciones: createCalificacionRepository(db, nuevoId),
    patronDe: (id: string) => acuerdos.patron(id),
    comentarios: (id: string) => observaciones.abiertas(id),
    generales: (id: string) => observaciones.generales(id),
    personas: (cursoId: string, subs: readonly string[]) => personasDeEntrega(db, cursoId, subs),
    auditoria: createAuditoria(db, now),
    avisar,
    now,
  };
  const entregado = (persona: Persona, lugar: Parameters<typeof exigirEntregado>[2]) =>
    exigirEntregado(entregas, persona, lugar);
  const deAcuerdo: DepsAcuerdo = {
    acuerdos,
    entregado,
    clase: (persona, id) => exigirClase({ entregas, now }, persona, id),
    docente: (persona, id) => exigirDocente({ entregas, now }, persona, id),
    esDocente: esDocenteDe,
    auditoria: deps.auditoria,
    now,
  };
  return [
    rubricaRoutes(deps),
    notaRoutes(deps),
    exportarRoutes(deps),
    ...rutasDeComentarios(db, { observaciones, entregado, avisar, now }),
    avisoRoutes({ avisos, now }),
    correoRoutes({ elecciones: createEleccionRepository(db), disponible: config.correo !== null }),
    acuerdoRoutes(deAcuerdo),
    archivoDeAcuerdoRoutes(deAcuerdo),
  ];
}

/** Comments on what was delivered, those of a project's reports, and the phrases of lecturers. */
function rutasDeComentarios(db: Db, deps: Parameters<typeof observacionRoutes>[0]): Rutas[] {
  return [
    observacionRoutes(deps),
    informadasRoutes({ informadas: createInformadasRepository(db), propietarioDe: createPropietarioDe(db) }),
    fraseRoutes({ frases: createFraseRepository(db), now: deps.now }),
  ];
}
