import { factsOf } from '@mantenible/analyser/catalogue';
import type { Db } from '@mantenible/db';
import { leerSeveridad, type EscaneoPort } from '@mantenible/domain/escaneo';
import { versionAnalizador } from '@mantenible/runner';

import { leerPaquete } from '../modules/analisis/detalle/paquete.schema.ts';
import { createAccionRepository } from '../modules/mejora/accion.repository.ts';
import { anotarVerificadas } from '../modules/mejora/anotar-verificadas.ts';
import { createMejoraRepository } from '../modules/mejora/mejora.repository.ts';
import { createPropietarioDe } from '../modules/proyecto/propietario.repository.ts';

interface Parts {
  readonly db: Db;
  /** Null where analyses are our own. */
  readonly servicio: EscaneoPort | null;
  readonly now: () => Date;
}

/** Dependencies of the use cases that read and check improvement plans. */
export function piezasDeMejora({ db, servicio, now }: Parts) {
  return {
    mejoras: createMejoraRepository(db),
    propietarioDe: createPropietarioDe(db),
    acciones: createAccionRepository(db),
    buscada: (regla: string) => factsOf(regla) !== null,
    severidadDeRegla: (regla: string) => leerSeveridad(factsOf(regla)?.severity ?? ''),
    leerPaquete,
    analizador: versionAnalizador,
    servicio,
    now,
  };
}

interface PartsAnotar extends Parts {
  readonly log: { error(data: object, message: string): void };
}

/**
 * The callback of publications and saved tests: notes which actions they verify. A failure is logged and refuses
 * neither.
 */
export function createAnotar({ log, ...parts }: PartsAnotar): (proyectoId: string) => Promise<void> {
  const piezas = piezasDeMejora(parts);
  return async (proyectoId) => {
    try {
      await anotarVerificadas(piezas, proyectoId);
    } catch (err) {
      log.error({ err, proyecto: proyectoId }, 'improvement plan: its actions could not be checked');
    }
  };
}
