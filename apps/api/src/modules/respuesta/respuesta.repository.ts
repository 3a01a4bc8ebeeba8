import { transact, type Conn, type Db } from '@mantenible/db';
import { idsContenidos } from '@mantenible/domain/respuesta';

import { createLecturaDeRespuestas } from './respuesta-lectura.repository.ts';
import type { RespuestaRepository } from './respuesta.port.ts';

/** Saved tests in SQL. */
export function createRespuestaRepository(db: Db): RespuestaRepository {
  return {
    ...createLecturaDeRespuestas(db),
    guardar: (prueba, promedios, de) => guardar(db, prueba, promedios, de),
  };
}

function guardar(
  db: Db,
  ...[prueba, promedios, { idPersona, borrador, ligada }]: Parameters<RespuestaRepository['guardar']>
): Promise<boolean> {
  const respuestas = JSON.stringify(prueba.respuestas);
  const filas = JSON.stringify(promedios.filas);
  return transact(db, async (trx) => {
    if (ligada && !(await bloquearBorrador(trx, borrador))) return false;
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
        respuestas,
        promedio: promedios.general,
        promedios: filas,
        tamano: Buffer.byteLength(respuestas) + Buffer.byteLength(filas),
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
    if (borrador !== null) await trx.deleteFrom('borradores').where('id', '=', borrador).execute();
    return true;
  });
}

/** Whether the draft still exists; a second save of it waits here for the first. */
async function bloquearBorrador(trx: Conn, id: string | null): Promise<boolean> {
  const fila = await trx
    .selectFrom('borradores')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return fila !== undefined;
}
