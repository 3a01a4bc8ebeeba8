import { isUniqueViolation, transact, type Db } from '@mantenible/db';
import { maximoHistoria } from '@mantenible/domain/escaneo';
import { v7 as uuidv7 } from 'uuid';

import type { AnalisisRepository, NuevoAnalisis } from './analisis.port.ts';

/** Keeps a new analysis as waiting, counts it for its person and forgets the oldest of its project, or none of it. */
export async function abrir(db: Db, nuevo: NuevoAnalisis): ReturnType<AnalisisRepository['abrir']> {
  try {
    await transact(db, async (trx) => {
      await hacerSitio(trx, nuevo.proyectoId);
      await trx.insertInto('analisis').values(fila(nuevo)).execute();
      const { idPersona: id_persona, ahora: momento } = nuevo;
      await trx.insertInto('analisis_turnos').values({ id: uuidv7(), id_persona, momento }).execute();
    });
    return 'abierto';
  } catch (error) {
    if (isUniqueViolation(error, 'analisis_uno_por_proyecto')) return 'proyecto-ocupado';
    if (isUniqueViolation(error, 'analisis_uno_por_persona')) return 'persona-ocupada';
    throw error;
  }
}

/** Forgets the oldest of a project, but never the one whose results are shown: newer ones may all have failed. */
async function hacerSitio(db: Db, proyectoId: string): Promise<void> {
  const suyos = db
    .selectFrom('analisis')
    .select('id')
    .where('proyecto_id', '=', proyectoId)
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc');
  await db
    .deleteFrom('analisis')
    .where('proyecto_id', '=', proyectoId)
    .where('id', 'not in', suyos.limit(maximoHistoria - 1))
    .where('id', 'not in', suyos.where('estado', '=', 'listo').limit(1))
    .execute();
}

function fila({ id, proyectoId, idPersona, rama, ahora }: NuevoAnalisis) {
  return {
    id,
    proyecto_id: proyectoId,
    id_persona: idPersona,
    estado: 'en-cola',
    rama,
    creado: ahora,
    fase: 'en-cola',
    hechos: 0,
    total: 0,
    intentos: 0,
    cancelado: false,
    ocupa_proyecto: proyectoId,
    ocupa_persona: idPersona,
  };
}
