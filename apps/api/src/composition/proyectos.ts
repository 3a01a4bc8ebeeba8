import type { Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { joined } from '@mantenible/promises/joined';
import { versionAnalizador as analizador } from '@mantenible/runner';
import type { Criterios } from '@mantenible/domain/criterio';

import type { Config } from '../config/config.ts';
import type { Rutas } from '../http/app.types.ts';
import { sharedRead } from '../http/sharing/shared-read.ts';
import type { BorradorRepository } from '../modules/borrador/borrador.port.ts';
import { createBorradorRepository } from '../modules/borrador/borrador.repository.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';
import { leerCriterios } from '../modules/comun/criterios-en-una.repository.ts';
import type { Cuotas } from '../modules/cuota/cuota.port.ts';
import { cuotaRoutes } from '../modules/cuota/cuota.routes.ts';
import { createPersonaRepository } from '../modules/persona/persona.repository.ts';
import { createPruebaAcceso } from '../modules/proyecto/acceso/probar-por-git.adapter.ts';
import { createAjenosRepository } from '../modules/proyecto/ajenos/ajenos.repository.ts';
import { ajenosRoutes } from '../modules/proyecto/ajenos/ajenos.routes.ts';
import type { CofreTokens } from '../modules/proyecto/proyecto.port.ts';
import type { ProyectoRepository } from '../modules/proyecto/proyecto.port.ts';
import { createProyectoRepository } from '../modules/proyecto/proyecto.repository.ts';
import { proyectoRoutes } from '../modules/proyecto/proyecto.routes.ts';
import type { Reserva } from '../modules/proyecto/reserva.port.ts';
import { createReservaRepository } from '../modules/proyecto/reserva.repository.ts';
import { reservarClave as reservarUna } from '../modules/proyecto/reservar-clave.ts';
import { cuotasDe } from './cuotas.ts';

interface Parts {
  readonly config: Pick<Config, 'cuotas' | 'shares' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  /** Used part of the partition of the data, in percent; null where it is not known. */
  readonly disco: () => Promise<number | null>;
  readonly db: Db;
  readonly escaneo: EscaneoPort;
  /** Whether analyses are our own. */
  readonly incorporado: boolean;
  readonly vault: CofreTokens;
  readonly now: () => Date;
  readonly nuevoId: () => string;
}

/** Adapters of projects, which the routes of tests and analyses use too. */
export interface Proyectos {
  readonly proyectos: ProyectoRepository;
  readonly borradores: BorradorRepository;
  readonly criterios: () => Promise<Criterios>;
  readonly cuotas: Cuotas;
  readonly reservarClave: (idPersona: string, nombre: string) => Promise<Pick<Reserva, 'clave'>>;
  readonly rutas: Rutas[];
}

/** The routes of projects, own and of others, and of what a person uses, with their adapters. */
export function createProyectos(parts: Parts): Proyectos {
  const { config, db, escaneo, incorporado, vault, now, nuevoId } = parts;
  const proyectos = createProyectoRepository(db, incorporado);
  const borradores = createBorradorRepository(db);
  const reservas = createReservaRepository(db);
  const leidos = sharedRead(config, () => leerCriterios(db));
  const criterios = () => leidos('');
  const auditoria = createAuditoria(db, now);
  const { cuotas, deps: depsDeCuotas } = cuotasDe(parts);
  const reserva = { proyectos, reservas, escaneo, cuotas, now };
  // Two clicks run step 1 once: one request at a time creates a project in the service.
  const reservarClave = joined((idPersona: string, nombre: string) =>
    reservarUna(reserva, idPersona, nombre),
  );
  const rutas = [
    proyectoRoutes({
      proyectos,
      borradores,
      criterios,
      analizador,
      personas: createPersonaRepository(db),
      reservas,
      reservarClave,
      cofre: vault,
      acceso: accesoDe(config),
      auditoria,
      cuotas,
      nuevoId,
      permitirHttp: config.scanAllowLocal,
      now,
    }),
    ajenosRoutes({ ajenos: createAjenosRepository(db, incorporado), analizador, auditoria, now }),
    cuotaRoutes(depsDeCuotas),
  ];
  return { proyectos, borradores, criterios, cuotas, reservarClave, rutas };
}

function accesoDe({ scanHosts, scanPrivateHosts, scanAllowLocal }: Parts['config']) {
  return createPruebaAcceso({
    hosts: scanHosts,
    privados: scanPrivateHosts,
    permitirLocal: scanAllowLocal,
  });
}
