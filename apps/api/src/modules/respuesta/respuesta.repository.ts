import { transact, type Db } from '@mantenible/db';
import type { PromediosPrueba } from '@mantenible/domain/calculo';
import { elementoTodos, idsContenidos, type RespuestaPrueba } from '@mantenible/domain/respuesta';

import { createLecturaDeRespuestas } from './respuesta-lectura.repository.ts';
import type { RespuestaRepository } from './respuesta.port.ts';

/** Saved tests in SQL. */
export function createRespuestaRepository(db: Db): RespuestaRepository {
  return {
    ...createLecturaDeRespuestas(db),
    guardar: (prueba, promedios, idPersona) => guardar(db, prueba, promedios, idPersona),
  };
}

function guardar(
  db: Db,
  prueba: RespuestaPrueba,
  promedios: PromediosPrueba,
  idPersona: string,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const escrita = await trx
      .insertInto('respuestas')
      .values({
        id: prueba._id,
        proyecto_id: prueba.proyectoId,
        id_persona: idPersona,
        nombre: prueba.nombre,
        tipo: prueba.tipo,
        elemento_id: prueba.elementoId,
        intentos: prueba.intentos,
        plan: JSON.stringify(prueba.plan),
        respuestas: JSON.stringify(prueba.respuestas),
        promedio: promedios.general,
        promedios: JSON.stringify(promedios.filas),
        creado: prueba.creado,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!escrita) return false;
    await trx
      .insertInto('respuesta_elementos')
      .values(idsContenidos(prueba.plan).map((id) => ({ respuesta_id: prueba._id, elemento_id: id })))
      .execute();
    await trx
      .deleteFrom('borradores')
      .where('id_persona', '=', idPersona)
      .where('proyecto_id', '=', prueba.proyectoId)
      .where('tipo', '=', prueba.tipo)
      .where('elemento', '=', prueba.elementoId ?? elementoTodos)
      .where('intentos', '=', prueba.intentos ?? 0)
      .execute();
    return true;
  });
}
