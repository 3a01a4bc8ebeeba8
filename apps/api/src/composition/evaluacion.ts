import type { Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { joined } from '@mantenible/promises/joined';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { createAnalisisAbiertoRepository } from '../modules/analisis/analisis-abierto.repository.ts';
import { createAnalisisRepository } from '../modules/analisis/analisis.repository.ts';
import { analisisRoutes } from '../modules/analisis/analisis.routes.ts';
import type { AnalysisSender } from '../modules/analisis/queue.repository.ts';
import { createBorradorRepository } from '../modules/borrador/borrador.repository.ts';
import { borradorRoutes } from '../modules/borrador/borrador.routes.ts';
import { calculoRoutes } from '../modules/calculo/calculo.routes.ts';
import { leerCriterios } from '../modules/criterio/criterios-en-una.repository.ts';
import { createPersonaRepository } from '../modules/persona/persona.repository.ts';
import { createPruebaAcceso } from '../modules/proyecto/acceso/probar-por-git.adapter.ts';
import { createAjenosRepository } from '../modules/proyecto/ajenos/ajenos.repository.ts';
import { ajenosRoutes } from '../modules/proyecto/ajenos/ajenos.routes.ts';
import type { CofreTokens } from '../modules/proyecto/proyecto.port.ts';
import { createProyectoRepository } from '../modules/proyecto/proyecto.repository.ts';
import { proyectoRoutes } from '../modules/proyecto/proyecto.routes.ts';
import { reservarClave as reservarUna } from '../modules/proyecto/reservar-clave.ts';
import { createReservaRepository } from '../modules/proyecto/reserva.repository.ts';
import { createCatalogoDePruebas } from '../modules/respuesta/catalogo-de-pruebas.repository.ts';
import { idDeClave } from '../modules/respuesta/id-de-clave.ts';
import { planDeHoy } from '../modules/respuesta/plan-de-hoy.ts';
import { createRespuestaRepository } from '../modules/respuesta/respuesta.repository.ts';
import { respuestaRoutes } from '../modules/respuesta/respuesta.routes.ts';
import { sonarqubeRoutes } from '../modules/sonarqube/sonarqube.routes.ts';

interface Parts {
  readonly config: Pick<Config, 'analisis' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  readonly db: Db;
  readonly escaneo: EscaneoPort;
  readonly cola: AnalysisSender | null;
  readonly vault: CofreTokens;
  readonly now: () => Date;
  readonly nuevoId: () => string;
  /** Notes what a saved test verifies of the project's improvement plan. */
  readonly anotar: (proyectoId: string) => Promise<void>;
}

/** The routes of projects, tests, reports and analyses with their adapters. */
export function rutasDeEvaluacion(parts: Parts): Rutas[] {
  const { config, db, escaneo, cola, vault, now, nuevoId } = parts;
  const proyectos = createProyectoRepository(db);
  const reservas = createReservaRepository(db);
  const respuestas = createRespuestaRepository(db);
  const borradores = createBorradorRepository(db);
  const catalogo = createCatalogoDePruebas(db);
  const criterios = () => leerCriterios(db);
  const acceso = createPruebaAcceso({
    hosts: config.scanHosts,
    privados: config.scanPrivateHosts,
    permitirLocal: config.scanAllowLocal,
  });
  const permitirHttp = config.scanAllowLocal;
  const reserva = { proyectos, reservas, escaneo, ahora: now };
  // Two clicks run step 1 once: one request at a time creates a project in the service.
  const reservarClave = joined((idPersona: string, nombre: string) =>
    reservarUna(reserva, idPersona, nombre),
  );
  const { porHora } = config.analisis;
  const ejecucion = cola && {
    analisis: { ...createAnalisisRepository(db), ...createAnalisisAbiertoRepository(db, cola) },
    obreros: cola,
    porHora,
  };
  return [
    proyectoRoutes({
      proyectos,
      borradores,
      criterios,
      personas: createPersonaRepository(db),
      reservas,
      reservarClave,
      cofre: vault,
      acceso,
      nuevoId,
      permitirHttp,
      ahora: now,
    }),
    ajenosRoutes({ ajenos: createAjenosRepository(db), ahora: now }),
    respuestaRoutes({
      respuestas,
      borradores,
      criterios,
      catalogo,
      ahora: now,
      idDeClave,
      alGuardar: parts.anotar,
    }),
    borradorRoutes({
      proyectos,
      borradores,
      respuestas,
      planDeHoy: (alcance) => planDeHoy(catalogo, alcance),
      nuevoId,
      ahora: now,
    }),
    calculoRoutes({ respuestas }),
    sonarqubeRoutes({ proyectos, escaneo, reservarClave }),
    analisisRoutes({ proyectos, escaneo, ejecucion, nuevoId, ahora: now }),
  ];
}
