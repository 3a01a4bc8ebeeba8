import { transact, type Conn, type Db } from '@mantenible/db';
import { v7 as uuidv7 } from 'uuid';

import { apuntarEnCurso } from './apunte-de-curso.repository.ts';
import type { PersonasRepository } from './personas.port.ts';

/** Rows per statement, far below the protocol's limit of parameters. */
const tanda = 500;

/** Class lists in SQL. */
export function listaDeClase(db: Db): Pick<PersonasRepository, 'lista' | 'unidas' | 'guardarLista'> {
  return {
    lista: (cursoId) => leerLista(db, cursoId),
    unidas: (cursoId) => leerUnidas(db, cursoId),
    guardarLista: (cursoId, casar, autoria) =>
      transact(db, async (trx) => {
        // One who joins or leaves meanwhile is matched before or after; of two lists at once the later one stands whole.
        const curso = await trx
          .selectFrom('cursos')
          .select('estado')
          .where('id', '=', cursoId)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (curso?.estado !== 'abierto') return null;
        const filas = casar(await leerLista(trx, cursoId), await leerUnidas(trx, cursoId));
        await trx.deleteFrom('curso_lista').where('curso_id', '=', cursoId).execute();
        const todas = filas.map((fila, posicion) => ({ id: uuidv7(), curso_id: cursoId, posicion, ...fila }));
        for (let desde = 0; desde < todas.length; desde += tanda)
          await trx
            .insertInto('curso_lista')
            .values(todas.slice(desde, desde + tanda))
            .execute();
        await apuntarEnCurso(trx, cursoId, autoria, `lista de clase: ${filas.length}`);
        return filas;
      }),
  };
}

function leerLista(db: Db | Conn, cursoId: string) {
  return db
    .selectFrom('curso_lista')
    .where('curso_id', '=', cursoId)
    .select(['usuario', 'correo', 'nombre', 'grupo', 'sub'])
    .orderBy('posicion')
    .execute();
}

function leerUnidas(db: Db | Conn, cursoId: string) {
  return db
    .selectFrom('curso_personas as p')
    .leftJoin('personas', 'personas.sub', 'p.sub')
    .where('p.curso_id', '=', cursoId)
    .select(['p.sub', 'personas.usuario', 'p.correo'])
    .orderBy('p.ingreso')
    .orderBy('p.sub')
    .execute();
}
