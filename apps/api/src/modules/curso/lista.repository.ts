import { transact, type Conn, type Db } from '@mantenible/db';
import { v7 as uuidv7 } from 'uuid';

import type { Autoria } from './curso.port.ts';
import type { PersonasRepository } from './personas.port.ts';

/** Rows per statement, far below the protocol's limit of parameters. */
const tanda = 500;

type Apuntar = (trx: Conn, id: string, autoria: Autoria, detalle: string) => Promise<void>;

/** Class lists in SQL. */
export function listaDeClase(db: Db, apuntar: Apuntar): Pick<PersonasRepository, 'lista' | 'guardarLista'> {
  return {
    lista: (cursoId) =>
      db
        .selectFrom('curso_lista')
        .where('curso_id', '=', cursoId)
        .select(['usuario', 'correo', 'nombre', 'grupo', 'sub'])
        .orderBy('posicion')
        .execute(),
    guardarLista: (cursoId, filas, autoria) =>
      transact(db, async (trx) => {
        // Two lists at once: the later one stands whole.
        await trx.selectFrom('cursos').select('id').where('id', '=', cursoId).forUpdate().execute();
        await trx.deleteFrom('curso_lista').where('curso_id', '=', cursoId).execute();
        const todas = filas.map((fila, posicion) => ({ id: uuidv7(), curso_id: cursoId, posicion, ...fila }));
        for (let desde = 0; desde < todas.length; desde += tanda)
          await trx
            .insertInto('curso_lista')
            .values(todas.slice(desde, desde + tanda))
            .execute();
        await apuntar(trx, cursoId, autoria, `lista de clase: ${filas.length}`);
      }),
  };
}
