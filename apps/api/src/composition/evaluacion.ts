import type { Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { joined } from '@mantenible/promises/joined';
import { versionAnalizador as analizador } from '@mantenible/runner';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { sharedRead } from '../http/shared-reads.ts';
import { createAnalisisAbiertoRepository } from '../modules/analisis/analisis-abierto.repository.ts';
import { createAuditoria } from '../modules/auditoria/auditoria.repository.ts';
import { createAnalisisRepository } from '../modules/analisis/analisis.repository.ts';
import { analisisRoutes } from '../modules/analisis/analisis.routes.ts';
import { createPasadoRepository } from '../modules/analisis/pasado/pasado.repository.ts';
import { pasadoRoutes } from '../modules/analisis/pasado/pasado.routes.ts';
import type { AnalysisQueueClient } from '../modules/analisis/queue.repository.ts';
import { createBorradorRepository } from '../modules/borrador/borrador.repository.ts';
import { borradorRoutes } from '../modules/borrador/borrador.routes.ts';
import { calculoRoutes } from '../modules/calculo/calculo.routes.ts';
import type { AlMostrar } from '../modules/cifras/cifras.port.ts';
import { createConsumoRepository } from '../modules/cuota/consumo.repository.ts';
import { cuotaRoutes } from '../modules/cuota/cuota.routes.ts';
import { createCuotas } from '../modules/cuota/cuotas.ts';
import { leerCriterios } from '../modules/criterio/criterios-en-una.repository.ts';
import { createMedicionRepository } from '../modules/medicion/medicion.repository.ts';
import { medicionRoutes } from '../modules/medicion/medicion.routes.ts';
import { createPersonaRepository } from '../modules/persona/persona.repository.ts';
import { createPruebaAcceso } from '../modules/proyecto/acceso/probar-por-git.adapter.ts';
import { createAjenosRepository } from '../modules/proyecto/ajenos/ajenos.repository.ts';
import { ajenosRoutes } from '../modules/proyecto/ajenos/ajenos.routes.ts';
import type { CofreTokens } from '../modules/proyecto/proyecto.port.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';
import { createProyectoRepository } from '../modules/proyecto/proyecto.repository.ts';
import { proyectoRoutes } from '../modules/proyecto/proyecto.routes.ts';
import { reservarClave as reservarUna } from '../modules/proyecto/reservar-clave.ts';
import { createReservaRepository } from '../modules/proyecto/reserva.repository.ts';
import { createCatalogoDePruebas } from '../modules/respuesta/catalogo-de-pruebas.repository.ts';
import { idDeClave } from '../http/creation-id.ts';
import { planDeHoy } from '../modules/respuesta/plan-de-hoy.ts';
import { createRespuestaRepository } from '../modules/respuesta/respuesta.repository.ts';
import { respuestaRoutes } from '../modules/respuesta/respuesta.routes.ts';
import { sonarqubeRoutes } from '../modules/sonarqube/sonarqube.routes.ts';

interface Parts {
  readonly config: Pick<Config, 'analisis' | 'cuotas' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  /** Used part of the partition of the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  readonly db: Db;
  readonly escaneo: EscaneoPort;
  readonly cola: AnalysisQueueClient | null;
  readonly vault: CofreTokens;
  readonly now: () => Date;
  readonly nuevoId: () => string;
  /** Notes what a saved test verifies of the project's improvement plan. */
  readonly anotar: (proyectoId: string) => Promise<void>;
  /** Keeps the figures of a scanning service's analysis; null where analyses are our own. */
  readonly alMostrar: AlMostrar | null;
}

/** The routes of projects, tests, reports and analyses with their adapters. */
export function rutasDeEvaluacion(parts: Parts): Rutas[] {
  const { config, db, escaneo, cola, vault, now, nuevoId } = parts;
  const proyectos = createProyectoRepository(db, cola !== null);
  const reservas = createReservaRepository(db);
  const respuestas = createRespuestaRepository(db);
  const borradores = createBorradorRepository(db);
  const catalogo = createCatalogoDePruebas(db);
  const propietarioDe = createPropietarioDe(db);
  const mediciones = createMedicionRepository(db, cola !== null, analizador);
  const leidos = sharedRead(() => leerCriterios(db));
  const criterios = () => leidos('');
  const acceso = createPruebaAcceso({
    hosts: config.scanHosts,
    privados: config.scanPrivateHosts,
    permitirLocal: config.scanAllowLocal,
  });
  const permitirHttp = config.scanAllowLocal;
  const auditoria = createAuditoria(db, now);
  const depsDeCuotas = {
    limites: config.cuotas,
    consumo: createConsumoRepository(db),
    disco: parts.disco,
    ahora: now,
  };
  const cuotas = createCuotas(depsDeCuotas);
  const reserva = { proyectos, reservas, escaneo, cuotas, ahora: now };
  // Two clicks run step 1 once: one request at a time creates a project in the service.
  const reservarClave = joined((idPersona: string, nombre: string) =>
    reservarUna(reserva, idPersona, nombre),
  );
  const { porHora } = config.analisis;
  const ejecucion = cola && {
    analisis: { ...createAnalisisRepository(db), ...createAnalisisAbiertoRepository(db, cola) },
    pasados: createPasadoRepository(db, cola),
    obreros: cola,
    porHora,
  };
  return [
    proyectoRoutes({
      proyectos,
      borradores,
      criterios,
      analizador,
      personas: createPersonaRepository(db),
      reservas,
      reservarClave,
      cofre: vault,
      acceso,
      auditoria,
      cuotas,
      nuevoId,
      permitirHttp,
      ahora: now,
    }),
    ajenosRoutes({ ajenos: createAjenosRepository(db, cola !== null), analizador, auditoria, ahora: now }),
    respuestaRoutes({
      respuestas,
      propietarioDe,
      borradores,
      criterios,
      catalogo,
      mediciones,
      cuotas,
      ahora: now,
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
      ahora: now,
    }),
    calculoRoutes({ respuestas }),
    cuotaRoutes(depsDeCuotas),
    medicionRoutes({ mediciones, propietarioDe }),
    sonarqubeRoutes({ proyectos, escaneo, reservarClave }),
    analisisRoutes({
      proyectos,
      escaneo,
      ejecucion,
      cuotas,
      alMostrar: parts.alMostrar,
      analizador,
      nuevoId,
      ahora: now,
    }),
    pasadoRoutes({ proyectos, ejecucion, nuevoId, ahora: now }),
  ];
}
